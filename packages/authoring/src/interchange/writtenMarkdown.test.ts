import { describe, expect, it } from 'vitest'
import { writtenMarkdown } from './writtenMarkdown'

describe('writtenMarkdown', () => {
  it.each(['a <b>dog</b>', 'a<br>b', 'a<br />b', '<img src="a.png">', 'a </p>', '<!-- note -->', '<?php'])(
    'refuses %s, of which a page shows nothing',
    (text) => expect(() => writtenMarkdown(text)).toThrow('HTML stands in its Markdown'),
  )

  it.each(['2 < 3 > 1', 'a <3', '`<b>` is bold', '\\<b>', '<https://a.test>', '<me@a.test>'])(
    'takes %s',
    (text) => expect(writtenMarkdown(text)).toBe(text),
  )

  it.each(['- ', '> ', '<a ', '[a](', '*a ', '`<'])('comes to an end with any number of %j', (part) => {
    const text = part.repeat(1_000_000)
    expect(writtenMarkdown(text)).toBe(text)
  })
})
