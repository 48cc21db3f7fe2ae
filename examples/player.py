"""A player for every game of Backroom: `backroom arena` and `backroom play` run it as a bot.

    backroom arena greed --players 2 --bots "exec:python3 examples/player.py,random" --games 20
    backroom play smile --bots "exec:python3 examples/player.py"

It is told what its seat may know, a JSON object a line, and answers each `ask` with one of the choices:
here the one whose consequences mention the largest number.
"""
import json
import re
import sys


def promise(choice):
    return max((int(number) for number in re.findall(r"\d+", " ".join(choice["follows"]))), default=0)


for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        best = max(message["ask"]["choices"], key=promise)
        print(json.dumps({"action": best["action"]}), flush=True)
