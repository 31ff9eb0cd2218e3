"""A pupil before the coach's table: reads what she says, does what she lights with a hand of their own, or lets her."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import own_turn, settled
from tests.browser.hand import ENTER

# Two presses so near each other in time would be taken for one.
PAUSE = 400
# Of all that can be pressed to choose, what is seen: an open card's buttons.
CHOICES = "details.card[open]:not([data-peek]) .do"


class Pupil:
    def __init__(self, page: Page, touch: bool, looks: Callable[[str], None] = lambda lesson: None) -> None:
        self.page, self.touch, self.looks = page, touch, looks
        self.heard: list[str] = []  # lessons, in the order they were told in
        self.brought: list[str] = []  # those whose outcome she spoke of
        self.by_hand: list[str] = []  # those that were done without her button
        self.chosen = 0  # without a lesson

    @property
    def n(self) -> str:
        settled(self.page)
        return str(self.page.get_attribute("#table", "data-n"))

    def to_her_goodbye(self, most: int = 160) -> None:
        while not self.said_goodbye():
            assert self.chosen < most, f"after {self.heard}"
            self.go_on()

    def said_goodbye(self) -> bool:
        """When it is this seat's turn."""
        own_turn(self.page)
        settled(self.page)
        self.page.wait_for_timeout(PAUSE)
        return self.page.locator("#coach.goodbye").count() > 0

    def go_on(self) -> None:
        """One thing she speaks of, or, where she is silent, the first thing that may be done."""
        if self.page.locator("#coach.lesson").count():
            self.take(self.page.input_value("#coach [name=lesson] >> nth=0"))
            return
        n = self.n
        if not (self.page.locator("#coach[data-light]").count() and self.press_what_is_lit()):
            self.choose_in_words()
        expect(self.page.locator("#table")).not_to_have_attribute("data-n", n)
        self.chosen += 1

    def take(self, lesson: str) -> None:
        """A lesson: read, done by hand where what she lights leaves no doubt, else by her button."""
        self.heard.append(lesson)
        self.looks(lesson)
        self.reads()
        told, n, shows = self.page.inner_text("#coach .says"), self.n, self.page.locator("#coach-show").count()
        if not shows:
            self.press(self.page.locator("#coach-read"))
        elif len(self.heard) % 2 and self.press_what_is_lit():
            self.by_hand.append(lesson)
        else:
            self.close()
            self.press(self.page.locator("#coach-show"))
        if shows:
            expect(self.page.locator("#table")).not_to_have_attribute("data-n", n)
            settled(self.page)
            if self.page.locator("#coach .brought").count():
                self.brought.append(lesson)
        expect(self.page.locator("#coach .says").filter(has_text=told)).to_have_count(0)

    def reads(self) -> None:
        """What she says is whole in sight, and so is the one thing that she rings."""
        self.close()
        coach, ring = self.page.locator("#coach"), self.page.locator("#drawing .taught rect")
        expect(coach).to_be_in_viewport(ratio=1)
        for button in coach.locator("button").filter(visible=True).all():
            expect(button).to_be_in_viewport(ratio=1)
        expect(ring).to_have_count(1)
        expect(ring).to_be_in_viewport(ratio=0.9)

    # --- hands --------------------------------------------------------------------------------------------------------

    def press_what_is_lit(self) -> bool:
        """The thing she rings and then its card's only button; False where that leaves a choice."""
        n, name = self.n, self.page.get_attribute("#coach", "data-light")
        thing = self.page.locator(f'#drawing [data-thing="{name}"]')
        if not thing.count():
            return False
        reach = thing.locator("> .reach")
        if not self.page.locator(f"#card-{name}[open]").count():
            if self.touch:
                self.page.evaluate(ENTER, name)
            self.press(reach.first if reach.count() else thing.first)
        settled(self.page)
        if self.n != n:
            return True
        buttons = self.page.locator(CHOICES).filter(visible=True)
        if buttons.count() != 1 or not buttons.first.is_enabled():
            return False
        self.press(buttons.first)
        return True

    def choose_in_words(self) -> None:
        """From the list, what she would choose herself, else the first; or on, where nothing else is left."""
        finish = self.page.locator("#act-end")
        if finish.count():
            self.press(finish)
            return
        if self.page.locator("#list:not([data-opened])").count():
            self.press(self.page.locator("#ways [data-open=list]"))
        said = self.page.locator("#coach .says")
        advice = said.inner_text() if said.count() else ""
        offers = self.page.locator("#list .offer")
        named = [each for each in offers.all() if (each.get_attribute("aria-label") or each.inner_text()) in advice]
        self.press(named[0] if named else offers.first)

    def close(self) -> None:
        """An open list or card lies over her buttons on a phone."""
        if self.page.locator("details.card[open], #list[data-opened]").count():
            self.page.keyboard.press("Escape")

    def press(self, found: Locator) -> None:
        settled(self.page)
        expect(found).to_be_enabled()
        self.page.wait_for_timeout(PAUSE)
        found.scroll_into_view_if_needed()
        box = found.bounding_box()
        assert box
        tap: Callable[[float, float], None] = self.page.touchscreen.tap if self.touch else self.page.mouse.click
        tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        settled(self.page)
