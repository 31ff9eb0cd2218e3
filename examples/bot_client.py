"""A bot in forty lines, over the JSON API, with nothing but the standard library.

    malecon serve                                       # in one terminal
    python examples/bot_client.py santiago              # in another: a game against the house's bots
    python examples/bot_client.py --join http://localhost:8000/j/…     # takes a seat somebody keeps for it

It plays any legal move. To make a better bot, change `choose`: `state["see"]` is all that the seat may know.
"""

import argparse
import json
import random
import urllib.request
from typing import Any
from urllib.parse import urlsplit


def ask(path: str, body: Any = None) -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(house + path, json.dumps(body).encode() if body else None, headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def choose(state: dict[str, Any]) -> str:
    return str(random.choice(state["moves"])["move"])


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("game", nargs="?", default="santiago")
parser.add_argument("--house", default="http://localhost:8000")
parser.add_argument("--join", help="an invitation's link")
asked = parser.parse_args()
house, token = asked.house, ""
if asked.join:
    link = urlsplit(asked.join)
    house, invite = f"{link.scheme}://{link.netloc}", link.path.rpartition("/")[2]
    seat = ask("/api/join", {"invite": invite, "name": "Robi"})
    table, token = seat["table"], seat["token"]
else:
    seats = [{"kind": "me", "name": "Robi"}, {"kind": "bot"}, {"kind": "bot"}]
    opened = ask("/api/tables", {"game": asked.game, "seats": seats})
    table, token = opened["table"], opened["seats"][0]["token"]
print(f"watch it: {house}/t/{table}")
stream = urllib.request.urlopen(f"{house}/api/tables/{table}/events")
state = ask(f"/api/tables/{table}")
while not state["over"]:
    if state["moves"]:
        ask(f"/api/tables/{table}/moves", {"n": state["n"], "move": choose(state)})
    else:
        stream.readline()  # waits until something happens
    state = ask(f"/api/tables/{table}")
print(json.dumps(state["outcome"]))
