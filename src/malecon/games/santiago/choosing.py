"""How hands choose in Santiago de Cuba."""

from malecon.core.choosing import Choosing

CHOOSING = Choosing(
    things={
        "leave": "die-{good}",
        "take": "ware-{good}",
        "give": "person-el-zorro",
        "give-peso": "person-el-zorro",
        "give-point": "person-el-zorro",
        "claim": "building-{building}",
        "use": "building-{building}",
        "broker": "building-{building}",
        "distil": "building-distillery",
        "roll": "building-cigar-factory",
        "swap": "building-black-market",
        "saw": "building-sawmill",
        "cafe-rum": "building-cafe",
        "cafe-cigars": "building-cafe",
        "cafe-both": "building-cafe",
        "customs": "die-{good}",
        "casino-point": "building-casino",
        "casino-peso": "building-casino",
        "office": "die-{good}",
        "newspaper": "person-{cuban}",
        "deliver": "die-{good}",
        "deliver-wood-for": "die-{good}",
    },
    amounts=("distil", "roll", "casino-point", "casino-peso", "deliver", "deliver-wood-for"),
    calls=("deliver", "deliver-wood-for"),
    pairs=("swap",),
    picks=("give", "give-peso", "give-point"),
    preset=("distil", "roll", "deliver", "deliver-wood-for"),
    sure=("drive", "give", "give-peso", "give-point", "deliver", "deliver-wood-for"),
    named=("drive",),
    whole=("leave",),
    out=("pass",),
)
