#!/bin/sh
# A player of Québec in plain sh, for docs/your-bot.md. It knows no rules: of the moves that it is
# given with a question it takes the one it likes best, and a seed decides between equals.
#
#     quebec arena random random --engine "sh examples/engine.sh"

set -f # A ? or * in a line is just a sign.

like() { # sets `liking`: how much it likes a move
    case $1 in
        stage) liking=9 ;;              # Build on a site: that activates a district.
        leader) liking=8 ;;             # A leader lasts for a whole century.
        start) liking=7 ;;
        send) liking=1 ;;               # Sending workers is for those who have no better idea.
        do) liking=9 ;;                 # What a district offers is taken.
        skip) liking=0 ;;
        citadelle | cit) liking=6 ;;
        economic | economic2) liking=5 ;;
        2) liking=3 ;;                  # More workers rather than fewer.
        1) liking=2 ;;
        0) liking=1 ;;
        *) liking=4 ;;
    esac
}

answer() { # the words of a question: go [quiet] [time MS] [work N] [seed N] moves MOVE ...
    seed=0
    while [ $# -gt 0 ] && [ "$1" != moves ]; do
        if [ "$1" = seed ]; then seed=$2; fi
        shift
    done
    if [ $# -lt 2 ]; then
        echo "error no_moves go this engine knows only the moves it is given"
        return
    fi
    shift
    most=-1
    for move in "$@"; do
        like "$move"
        if [ "$liking" -gt "$most" ]; then
            most=$liking best='' count=0
        fi
        if [ "$liking" -eq "$most" ]; then
            best="$best $move" count=$((count + 1))
        fi
    done
    set -- $best
    shift $((seed % count))
    echo "bestmove $1"
}

while read -r command rest; do
    case $command in
        quebec-engine)
            echo "quebec-engine 1"
            echo "name Plain sh"
            echo "author an example"
            echo "ready"
            ;;
        go) answer $rest ;;
        ping) echo "pong $rest" ;;
        option) echo "error unknown_option option this engine has no options" ;;
        newgame | position | stop) ;; # Nothing is remembered, and every answer comes at once.
        quit) exit 0 ;;
        '') ;;
        *) echo "error unknown_command $command see docs/engine-protocol.md" ;;
    esac
done
