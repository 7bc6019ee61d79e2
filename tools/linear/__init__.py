"""Are tables linearizable? People call several processes of one server at once, and every call with
its answer is recorded; then an order of the calls is searched that explains all answers.

The method is that of Wing and Gong with the memory of Lowe, as in Porcupine.
"""
