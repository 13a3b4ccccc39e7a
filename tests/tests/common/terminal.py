"""Runs a program on a terminal of its own, and types there as a person does.

Each line of the input is a question and its answer, with a tab between them. The answer is typed once
the question stands there and the terminal shows nothing of what is typed. Everything the terminal
showed goes to the output, and the program's status is this one's.
"""

import os
import pty
import sys
import termios
import time

program, terminal = pty.fork()
if program == 0:
    os.execv(sys.argv[1], sys.argv[1:])
shown = b""


def read_more():
    global shown
    try:
        more = os.read(terminal, 4096)
    except OSError:  # The program has ended.
        more = b""
    shown += more
    return bool(more)


for line in sys.stdin.buffer.read().splitlines():
    question, answer = line.split(b"\t")
    begun = shown.find(question)
    while begun < 0 and read_more():
        begun = shown.find(question)
    if begun < 0:
        break
    while termios.tcgetattr(terminal)[3] & termios.ECHO:
        time.sleep(0.01)
    os.write(terminal, answer + b"\n")
while read_more():
    pass
sys.stdout.buffer.write(shown)
sys.stdout.flush()
sys.exit(os.waitstatus_to_exitcode(os.waitpid(program, 0)[1]))
