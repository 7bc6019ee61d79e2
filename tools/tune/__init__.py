"""Finding the weights of the greedy player by having it play itself."""
