"""A secret that can be read out: words that are written the same in French and in English."""

from __future__ import annotations

import re
import secrets

SPOKEN = """
    accent accident action album alibi angle animal archive argument art article artisan aspect atlas audition
    aviation badge balance ballet bandit banjo bar barrage basket bastion biceps bikini bingo biscuit bison bistro
    blouse bonus bouquet boutique bracelet bravo brioche bronze buffet bungalow bureau bus cabaret cactus cadet cage
    camp camping canal canon capital capsule caramel cargo cartel carton cascade casino cause caviar chalet chance
    chant chaos charade charter chorus citron client clown club cobra cocktail code cognac coin colonel combat
    compact concert condor consul contact contour cortex cottage couple coupon courage couscous cousin coyote
    culture cyclone dahlia danger date distance divan document dollar domino dragon dune duo effort encore ensemble
    essence expert express extra fable fanfare festival fiction figurine film final finance fondue football force
    format fort fortune forum fraction fragile fragment fruit fugue fusion gang garage gazelle gazette geyser
    glacier globe golf gorge gourmet grain grand granite grimace guide hamster hibiscus hockey horizon humble igloo
    image impact initial innocent instant iris jade jaguar jargon jazz jockey joker journal judo jungle junior jury
    kayak kilo kimono kiwi koala label liaison lion lotus lynx macaron maestro magma marine matador match maximum
    medium menu message microbe minute mission mobile moment motif mousse muscle muse mustang nation nature nectar
    nickel noble notion nougat nuance nylon oasis ocelot octave olive opinion option oracle orange origami palace
    panache panda papyrus parade parasol pardon passage passion pastel patio patron phase photo phrase piano piranha
    pirate pivot pizza place plateau plume poker polo poncho potion prairie prune puma punch puzzle python quartz
    quiche quiz
"""
WORDS = tuple(SPOKEN.split())
# Of 256 words each: 48 bits, which nobody guesses in minutes at the pace that a house allows.
LENGTH = 6


def draw() -> str:
    """Fresh words, one after the other."""
    return "-".join(secrets.choice(WORDS) for _ in range(LENGTH))


def heard(text: str) -> str:
    """Words as somebody typed them, in the form they were drawn in; nothing where they are none of ours.

    >>> heard(" Piano, tango  piano PIRATE piano piano "), heard("Piano orange panda PIRATE piano puma")
    ('', 'piano-orange-panda-pirate-piano-puma')
    """
    words = re.findall(r"[a-z]+", text[:200].lower())
    return "-".join(words) if len(words) == LENGTH and set(words) <= set(WORDS) else ""
