import { describe, expect, it } from 'vitest'
import { lostMarks } from './lostMarks'
import { markdownOf } from './markdownOf'
import { readXml } from './readXml'
import { element } from './writeXml'
import { blocksXhtml, inlineXhtml } from './xhtmlOf'

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
    '# Title\n\nText & \\<b>no HTML\\</b> but \\&amp;',
    '```\nten print\n  twenty\n```',
    'From \\~5 to \\~6 < 7',
    '````\na ``` fence\n````',
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
    ['*One*\n**two**', '*One* **two**'],
    ['A <b>bold</b> &copy; of [this][here]\n\n[here]: https://a.test', 'A bold © of this'],
    ['Title\n===\nText', '# Title\n\nText'],
    ['3. *three*\n4. four', '3. *three*\n\n4. four'],
    ['5. - nested', '5.\n\n- nested'],
    ['One\\\n\\- two\\\n\\---\\\n\\===\\\nthree', 'One  \n\\- two  \n\\---  \n\\===  \nthree'],
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
    const text = 'A [link](https://a.test), [another](https://b.test) and ~~no~~'
    expect(lostMarks([{ text }])).toEqual(['the addresses of links', 'that words are struck out'])
    for (const link of ['[pdf](https://a.test/x.pdf)', '[](https://a.test)', '[![](a.png)](a.png)'])
      expect(lostMarks([link])).toEqual(['the addresses of links'])
    expect(
      lostMarks([
        'See https://a.test. Title\n===\n```\ncode\n```',
        'A [[gap]] (so) ![cat](cat.svg)',
        '| a | b |\n| --- | --- |',
        '- a\n- b\n\n---',
      ]),
    ).toEqual([])
  })

  it('keeps the spaces around a line, in which nothing begins a list', () => {
    const line = (markdown: string) => element('p', {}, inlineXhtml(markdown)).xml
    expect(line(' - 5 *is* ')).toBe('<p> - 5 <em>is</em> </p>')
    expect(line('1. Home')).toBe('<p>1. Home</p>')
    expect(line('# 1 > 0')).toBe('<p># 1 &gt; 0</p>')
  })

  it('keeps the lines of what is written in lines', () => {
    const read = (xhtml: string) => markdownOf(readXml(`<div>${xhtml}</div>`).children)
    expect(read('<pre>One *\n<b>two\nthree</b></pre>')).toBe('One \\*  \n**two  \nthree**')
    expect(read('<pre># Title\n- a\n---</pre>')).toBe('\\# Title  \n\\- a  \n\\---')
    expect(read('<pre>x <code>one\ntwo</code></pre>')).toBe('x `one  \ntwo`')
  })

  it('places things beside anything, and in no code', () => {
    const placed = (id: string) => (id === 'gap' ? element('b', {}, 'was') : undefined)
    const written = (markdown: string) => element('div', {}, blocksXhtml(markdown, placed)).xml
    expect(written('He [[gap]](s) *[[gap]]* [[other]].')).toBe(
      '<div><p>He <b>was</b>(s) <em><b>was</b></em> [[other]].</p></div>',
    )
    expect(written('One.\n\n    He `[[gap]]` there.')).toBe(
      '<div><p>One.</p><p>He `<b>was</b>` there.</p></div>',
    )
    expect(written('Use `print` to [[gap]]')).toBe('<div><p>Use <code>print</code> to <b>was</b></p></div>')
    expect(element('p', {}, inlineXhtml('- [[gap]] ', placed)).xml).toBe('<p>- <b>was</b> </p>')
    const code = readXml('<p>a <code>b<i/></code></p>').children
    expect(markdownOf(code, ({ name }) => (name === 'i' ? '[[gap]]' : null))).toBe('a b[[gap]]')
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
