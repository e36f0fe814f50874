import { describe, expect, it } from 'vitest'
import { lostMarks } from './lostMarks'
import { markdownOf } from './markdownOf'
import { readXml } from './readXml'
import { element } from './writeXml'
import { blocksXhtml } from './xhtmlOf'

const back = (markdown: string) => markdownOf(readXml(element('div', {}, blocksXhtml(markdown)).xml).children)

describe('blocksXhtml and markdownOf', () => {
  it.each([
    'A **bold** word, an *italic* one and `code`.',
    '*We can **mend** it*, says Pam. *We can fix it up!*',
    '**Both *at* once**',
    'A ***very*** loud dog',
    'One\n\n---\n\nTwo',
    '- one\n  - within\n- two',
    '1984. A year',
    'One paragraph.\n\nAnother.',
    '| Word | Plural |\n| --- | --- |\n| mouse | *mice* |',
    '- one\n- two',
    '1. one\n2. two',
    '# Title\n\nText & <b>no HTML</b>',
    '> She said: “Go!”',
    'A picture ![of a cat](cat.svg) in a line',
    'The ___ is 2 \\* 3',
    'vis___',
  ])('gives %j back', (markdown) => {
    expect(back(markdown)).toBe(markdown)
  })

  it.each([
    ['Steps:\n1. one\n2. two', 'Steps:\n\n1. one\n2. two'],
    ['Steps:\n- one\n  and more\n- two', 'Steps:\n\n- one and more\n- two'],
    ['The year was\n1984. A dog', 'The year was 1984. A dog'],
    ['1984. A dog\nbarked.', '1984. A dog barked.'],
    ['# Title\nText', '# Title\n\nText'],
    ['She said:\n> Go!\nand went.', 'She said:\n\n> Go! and went.'],
    ['A [link *here*](https://a.test "Title"), and [this\\](that)', 'A link *here*, and [this\\](that)'],
    ['One\\\nTwo', 'One  \nTwo'],
  ])('divides %j as the screen does', (markdown, read) => {
    expect(back(markdown)).toBe(read)
  })

  it('tells what of a text is lost', () => {
    const text = 'A [link](https://a.test) and ~~no~~\n\n```\ncode\n```'
    expect(lostMarks([{ text }])).toEqual([
      'the addresses of links',
      'blocks of code',
      'that words are struck out',
    ])
    expect(lostMarks(['Title\n===\nText'])).toEqual(['headings with a line below them'])
    expect(
      lostMarks(['A [[gap]] (so) ![cat](cat.svg)', '| a | b |\n| --- | --- |', '- a\n- b\n\n---']),
    ).toEqual([])
  })

  it('keeps what is struck out, and refuses what is underlined', () => {
    const read = (xhtml: string) => markdownOf(readXml(`<p>${xhtml}</p>`).children)
    expect(read('an <s>old</s> <del>red</del> hat')).toBe('an ~~old~~ ~~red~~ hat')
    expect(() => read('a <u>noun</u>')).toThrow('no text of ours shows <u>')
  })

  it('writes characters of XML as text', () => {
    expect(element('p', { title: '"a" < b' }, 'a & b < c\u0000').xml).toBe(
      '<p title="&quot;a&quot; &lt; b">a &amp; b &lt; c</p>',
    )
  })
})
