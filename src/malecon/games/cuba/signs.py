"""Cuba's laws and buildings told in symbols and figures."""

from __future__ import annotations

from malecon.core.numbers import Numbers

# Laws as symbols and figures; `{tax-1}` and such are the numbers played.
LAWS: dict[str, list[str]] = {
    **{f"tax-{n}": [f"{{tax-{n}}}", "peso"] for n in range(1, 6)},
    "tax-buildings": ["{tax-6}", "peso", "/", "building-warehouse"],
    "duty-citrus": ["1", "citrus"], "duty-sugar": ["1", "sugar"], "duty-tobacco": ["1", "tobacco"],
    "duty-water": ["1", "water"], "duty-materials": ["{chosen}", "wood", "stone", "water"],
    "duty-products": ["{chosen}", "citrus", "sugar", "tobacco"],
    "subsidy-buildings": ["point", "/", "building-warehouse"],
    "subsidy-materials": ["point", "/", "wood", "stone"], "subsidy-products": ["point", "/", "citrus", "sugar"],
    "subsidy-water": ["point", "/", "water"], "subsidy-votes": ["point", "/", "vote"],
    "subsidy-pesos": ["point", "/", "{pesos}", "peso"], "market-loses": ["−{market}", "crate"],
    "market-gains": ["+{market}", "crate"], "drought": ["tobacco", "×{drought}"],
    "construction": ["building-warehouse", "+{construction}", "peso"],
    "harbour": ["boat", "→"], "corruption": ["vote", "×0"],
}  # fmt: skip
PRINTED = {"tax": ["{tax-printed}", "peso"], "duty": ["1", "citrus"], "subsidy": [], "other": []}

# What a building takes and gives; `{points}` and such are its numbers.
BENEFITS: dict[str, list[str]] = {
    "cement-works": ["stone", "→", "point"], "sawmill": ["wood", "→", "point"], "golf-course": ["water", "→", "point"],
    "cloister": ["crate", "→", "point"], "rum-cafe": ["rum", "→{points}", "point"],
    "cigar-cafe": ["cigars", "→{points}", "point"], "small-harbour-office": ["1", "boat"],
    "large-harbour-office": ["{most}", "boat"], "hotel": ["+{points}", "point"], "inn": ["+{points}", "point"],
    "general-store": ["rum", "→{pesos}", "peso"], "product-market": ["citrus", "→{pesos}", "peso"],
    "material-market": ["wood", "→{pesos}", "peso"], "small-bank": ["+{pesos}", "peso"],
    "large-bank": ["+{pesos}", "peso"], "cigar-factory": ["tobacco", "→", "cigars"],
    "distillery": ["sugar", "→", "rum"],
    "black-market": ["crate", "⇄", "rum"], "church": ["×", "deck"], "town-hall": ["+{votes}", "vote"],
    "dam": ["+{water-made}", "water"], "lighthouse": ["⇄", "boat"], "warehouse": ["crate"],
    "canadian-embassy": ["+{cigars-made}", "cigars"],
}  # fmt: skip
EGGERT = {"cloister": ["wood", "→", "point"], "large-harbour-office": ["1+", "boat"]}


def law(numbers: Numbers, signs: list[str]) -> list[str]:
    """A law as it is played."""
    known = {key.removeprefix("law.").replace(".", "-"): n for key, n in numbers.values.items()}
    known |= {"drought": numbers["worker.drought"], "construction": numbers["construction.pesos"]}
    return [sign.format_map(known) for sign in signs]


def ribbon(numbers: Numbers, building: str, edition: str) -> list[str]:
    """What a building does, as it is played."""
    told = EGGERT.get(building) if edition == "eggert" else None
    before = f"building.{building}."
    own = {key.removeprefix(before): value for key, value in numbers.values.items() if key.startswith(before)}
    return [sign.format_map(own) for sign in told or BENEFITS[building]]
