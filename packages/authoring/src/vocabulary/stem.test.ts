import { describe, expect, it } from 'vitest'
import { isSameFamily } from './stem'

describe('isSameFamily', () => {
  it.each([
    ['hope', 'hopeful'],
    ['hopeful', 'hopeless'],
    ['care', 'careless'],
    ['run', 'running'],
    ['rain', 'rainbow'],
    ['discover', 'discovery'],
    ['happy', 'unhappy'],
  ])('%s and %s are of one family', (one, other) => expect(isSameFamily(one, other)).toBe(true))
  it.each([
    ['cat', 'catastrophe'],
    ['brave', 'gather'],
    ['winter', 'wander'],
  ])('%s and %s are not', (one, other) => expect(isSameFamily(one, other)).toBe(false))
})
