import { randomInt } from 'node:crypto'
import type { Random } from '@wordstride/core'

const STEPS = 2 ** 48 - 1

/**
 * Nobody can compute these numbers from others, nor from anything that was told: for what decides which problems a
 * student gets in graded work. A generator with a seed can be tried out.
 */
export const secretRandom: Random = () => randomInt(STEPS) / STEPS
