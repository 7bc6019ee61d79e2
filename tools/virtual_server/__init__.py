"""The server in virtual time, with faults: `make virtual-server`.

The real parts of the server run on an event loop whose time jumps to the next timer, around a
store, bots, people and a network that are simulated. One seed decides everything: who does what
when, in which order callbacks run, which messages are late or sent twice, when the disk fails and
when the server is killed. So a failure happens again with its seed.

    world.py       the time, the random numbers, what happens next, the trace
    loop.py        the event loop of one process
    process.py     one run of the server, from its start until it stops or is killed
    disk.py        what survives a kill, and what does not
    bots.py        processes in which bots think, hang, die or cheat
    people.py      people: what they ask for
    sockets.py     their connections, and what they are sent
    choices.py     what somebody may want to do at a table
    weather.py     which faults there are, and how often
    laws.py        what must hold: the log, the answers; uptime.py: the time of clocks
    inspection.py  what must come right in time
    simulation.py  one seed, from the first step to the last check
    planted.py     faults that must be found

`make virtual-server ARGS=--play` runs the pure part alone, `quebec.server.play`:

    play.py          tables, people, bots and the time, without a server around them
    play_asks.py     what they ask for
    play_laws.py     what must hold after every ask
    play_planted.py  faults that must be found
"""
