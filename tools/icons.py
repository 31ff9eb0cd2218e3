"""The app's icons, PNG because phones want that, from icon.svg.

.venv/bin/python tools/icons.py
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

STATIC = Path(__file__).parent.parent / "src/malecon/web/static"
# Sky and sea behind the icon, for those that are cut to a shape of the phone's own.
GROUND = '<path d="M-8-8h80v80H-8z" fill="#F7C873"/><path d="M-8 38h80v34H-8z" fill="#1E8E9E"/>'
# Name, size, how far beyond the icon's edge, and whether it has a ground.
ICONS = (
    ("icon-192", 192, 0, False),
    ("icon-512", 512, 0, False),
    ("icon-180", 180, 0, True),
    ("icon-maskable-192", 192, 8, True),
    ("icon-maskable-512", 512, 8, True),
)


def main() -> None:
    icon = (STATIC / "icon.svg").read_text("utf-8").partition(">")[2].rpartition("</svg>")[0]
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size, beyond, ground in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            box = f"{-beyond} {-beyond} {64 + 2 * beyond} {64 + 2 * beyond}"
            inside = GROUND * ground + icon
            page.set_content(
                f'<body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" '
                f'style="display:block" viewBox="{box}">{inside}</svg>'
            )
            page.screenshot(path=STATIC / f"{name}.png", omit_background=True)
            print(f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
