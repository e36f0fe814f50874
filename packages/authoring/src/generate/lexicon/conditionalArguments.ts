/** Condition, consequence, and the denials of the two; they make arguments in all four patterns. */
export const conditionalClauses = `
the alarm rings | the guards come | the alarm did not ring | the guards did not come | the alarm rang | the guards came
the lake freezes | the ferry stops | the lake did not freeze | the ferry did not stop | the lake froze | the ferry stopped
the king signs | the law holds | the king has not signed | the law does not hold | the king has signed | the law holds
the seeds are old | the beans fail | the seeds are not old | the beans do not fail | the seeds are old | the beans fail
the tide turns | the ship sails | the tide has not turned | the ship has not sailed | the tide has turned | the ship has sailed
the fuse is broken | the lamp is dark | the fuse is not broken | the lamp is not dark | the fuse is broken | the lamp is dark
it rained | the path is muddy | it did not rain | the path is not muddy | it rained | the path is muddy
the metal is gold | it does not rust | the metal is not gold | it rusts | the metal is gold | it does not rust
the judge is ill | the trial waits | the judge is not ill | the trial does not wait | the judge is ill | the trial waits
the cat is out | the birds are silent | the cat is not out | the birds are not silent | the cat is out | the birds are silent
the bridge is closed | the bus is late | the bridge is not closed | the bus is not late | the bridge is closed | the bus is late
the letter is real | the ink is brown | the letter is not real | the ink is not brown | the letter is real | the ink is brown`
