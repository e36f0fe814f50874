import { describe, expect, it } from 'vitest'
import { misspellings } from './spelling'

describe('misspellings', () => {
  it.each([
    ['The dogs ran home.', []],
    ['The dgos ran home.', ['dgos']],
    ['The color, not the colour.', ['colour']],
    ['Add *es* or **ing** to the word; *un-* and *-ness* too.', []],
    ['One baby, two bab___.', []],
    ["It's the dog's bone, isn’t it?", []],
    ['A **snow**flake fell.', []],
    ['See [the rule](https://example.org/xyzzy).', []],
    ['on monday', []],
  ])('%s', (text, expected) => expect(misspellings(text)).toEqual(expected))
})
