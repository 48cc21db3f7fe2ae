"""A bot for every game of Backroom: python3 examples/bot.py ./target/release/backroom greed 3

Seat A takes the choice whose consequences mention the largest number; the others choose at random.
"""
import json
import random
import re
import subprocess
import sys

backroom, game, players = sys.argv[1], sys.argv[2], int(sys.argv[3])
engine = subprocess.Popen([backroom, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(**request):
    print(json.dumps(request), file=engine.stdin, flush=True)
    answer = json.loads(engine.stdout.readline())
    if "refused" in answer:
        raise SystemExit(f"refused: {answer['refused']}")
    return answer["ok"]


def promise(choice):
    return max((int(number) for number in re.findall(r"\d+", " ".join(choice["follows"]))), default=0)


random.seed(7)
status = ask(do="new", game=game, players=players, seed=random.randrange(2**32))
while True:
    for moment in status["seen"]["A"]:
        print(*moment["text"], sep="\n")
    if status["over"]:
        break
    seat = status["asked"][0]
    choices = ask(do="legal", seat=seat)["choices"]
    chosen = max(choices, key=promise) if seat == "A" else random.choice(choices)
    status = ask(do="act", seat=seat, action=chosen["action"])
for seat in ask(do="result")["seats"]:
    print(f"{seat['seat']}: rank {seat['rank']}, {seat['score']} points")
