import { describe, expect, it } from 'vitest'
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
