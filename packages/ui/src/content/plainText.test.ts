import { describe, expect, it } from 'vitest'
import { plainText } from './plainText'

describe('plainText', () => {
  it.each([
    ['A **bold** and *slanted* `word`', 'A bold and slanted word'],
    ['# Title\n\nText', 'Title Text'],
    ['- one\n- two', 'one two'],
    ['See [the map](https://example.org/a_b)', 'See the map'],
    ['![A map](/map.png) Where is it?', 'Where is it?'],
    ['| one | two |\n| --- | --- |\n| 1 | 2 |', 'one, two, , 1, 2'],
    ['snake_case and 3 - 2', 'snake_case and 3 - 2'],
    ['The ___ barks.', 'The barks.'],
  ])('reads %j as %j', (markdown, text) => {
    expect(plainText(markdown)).toBe(text)
  })
})
