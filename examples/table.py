"""Plays a game of Backroom against a bot at a server's table, at random: a client that needs Python and nothing else.

    backroom serve &
    python3 examples/table.py 127.0.0.1:8137 greed

Every step of the server says only what has changed; fold.py makes the whole of it again.
"""
import base64
import http.client
import json
import os
import random
import socket
import struct
import sys
import time

from fold import take


class Line:
    """As much of a WebSocket as a table needs."""

    def __init__(self, server, code, cookie):
        host, port = server.split(":")
        self.stream = socket.create_connection((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall((f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {server}\r\nCookie: {cookie}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        self.file, self.asked = self.stream.makefile("rb"), 0
        while self.file.readline() != b"\r\n":
            pass

    def frame(self, kind, data):
        mask, size = os.urandom(4), len(data)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xFE]) + struct.pack(">H", size)
        self.stream.sendall(head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)))

    def ask(self, ask):
        self.asked += 1
        self.frame(1, json.dumps({"id": str(self.asked), "ask": ask}).encode())

    def hear(self):
        text = b""
        while True:
            first, size = self.file.read(2)
            if size >= 126:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data = self.file.read(size)
            if first & 15 == 9:
                self.frame(10, data)
            elif first & 15 < 2:
                text += data
                if first & 0x80:
                    return json.loads(text)


def post(server, path, body, cookie=""):
    line = http.client.HTTPConnection(server)
    line.request("POST", path, json.dumps(body), {"content-type": "application/json", "cookie": cookie})
    answer = line.getresponse()
    return json.loads(answer.read()), (answer.getheader("set-cookie") or "").split(";")[0]


def main(server, game):
    _, cookie = post(server, "/api/me", {"name": "Python"})
    table, _ = post(server, "/api/tables", {"game": game, "seats": ["me", {"bot": "easy"}], "names": ["Python"], "spectators": True}, cookie)
    line, now, answered = Line(server, table["code"], cookie), {}, None
    line.ask({"show": {"seat": "A", "heard": None}})
    line.ask({"ready": {"seat": "A", "nonce": os.urandom(16).hex()}})
    while not now.get("finish"):
        message = line.hear()
        reply = message.get("answer", {}).get("reply")
        step = message.get("step") or (reply["here"]["step"] if isinstance(reply, dict) and "here" in reply else None)
        now = take(now, step) if step else now
        prompt = now.get("question", {}).get("prompt")
        if prompt and not prompt["sealed"] and prompt["id"] != answered:
            answered = prompt["id"]
            time.sleep(0.06)  # A server listens to twenty messages a second.
            line.ask({"act": {"seat": "A", "prompt": answered, "action": random.choice(now["choices"])["action"]}})
    print(json.dumps(now["finish"]["standing"]))


if __name__ == "__main__":
    main(*sys.argv[1:])
