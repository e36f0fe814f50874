import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { describe, expect, it } from 'vitest'
import { lostMarks } from './lostMarks'
import { markdownOf, plainTextOf } from './markdownOf'
import { parseBlocks } from './parseMarkdown'
import { readXml } from './readXml'
import { element } from './writeXml'
import { blocksXhtml, inlineXhtml } from './xhtmlOf'

const back = (markdown: string) => markdownOf(readXml(element('div', {}, blocksXhtml(markdown)).xml).children)

const read = (xhtml: string) => markdownOf(readXml(`<p>${xhtml}</p>`).children)

const TAGS: Readonly<Record<string, string>> = { strong: 'b', emphasis: 'i', delete: 's' }

/** Each letter with the tags that it is drawn in. */
function drawnBy(markdown: string): string[] {
  const drawn: string[] = []
  const walk = (node: Nodes, tags: readonly string[]): void => {
    if ('children' in node) for (const child of node.children) walk(child, [...tags, TAGS[node.type] ?? ''])
    else if ('value' in node)
      for (const sign of node.value.replace(/\s/g, ''))
        drawn.push(`${sign}${['b', 'i', 's'].filter((tag) => tags.includes(tag)).join('')}`)
  }
  walk(parseBlocks(markdown), [])
  return drawn
}

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

  it('keeps what is struck out', () => {
    expect(read('an <s>old</s> <del>red</del> hat')).toBe('an ~~old~~ ~~red~~ hat')
  })

  it.each([
    ['<u>noun</u>', '<u>'],
    ['<mark>noun</mark>', '<mark>'],
    ['<span style="text-decoration: underline;">noun</span>', 'what stands in a <span> with this style'],
  ])('refuses %s: a question may ask about it', (xhtml, what) => {
    expect(() => read(`a ${xhtml}`)).toThrow(`no text of ours shows ${what}`)
    expect(() => plainTextOf(readXml(`<p>a ${xhtml}</p>`).children)).toThrow(what)
  })

  it.each([
    ['<b>Directions:</b>Choose', '**Directions:**&#67;hoose'],
    ['<b>sun</b><b>shine</b>', '**sunshine**'],
    ['<em>(a)</em>Which', '*(a)*&#87;hich'],
    ['a<b>(b)</b>', '&#97;**(b)**'],
    ['<span style="font-weight: 700">sun</span>', '**sun**'],
    ['<span style="font-style:italic; font-weight:bold">sun</span>', '***sun***'],
    ['a <span style="text-decoration:line-through">red</span> hat', 'a ~~red~~ hat'],
    ['x<span style="vertical-align: super">2</span>', 'x²'],
    ['She said <q>yes</q>.', 'She said “yes”.'],
    ['Q<span style="display: none">secret</span>?', 'Q?'],
    ['Q<span hidden="">secret</span>?', 'Q?'],
    ['a <code></code>b', 'a b'],
    ['a <code>b`c d</code>', 'a `` b`c d ``'],
    ['<img src="a.png" alt="A ] *B* [c"/>', '![A \\] \\*B\\* \\[c](a.png)'],
  ])('reads %s as %s', (xhtml, markdown) => {
    expect(read(xhtml)).toBe(markdown)
  })

  it.each([
    ['<ol start="4"><li>d</li><li>e</li></ol>', '4. d\n5. e'],
    ['<ol type="A"><li>one</li><li>two</li></ol>', 'A. one\n\nB. two'],
    ['<ol type="i" start="3"><li>one</li><li>two</li></ol>', 'iii. one\n\niv. two'],
    ['<ol style="list-style-type: upper-roman"><li>one</li><li>two</li></ol>', 'I. one\n\nII. two'],
    ['<ol style="list-style-type: lower-alpha"><li>one</li></ol>', 'a. one'],
    ['<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
    ['<ul><li><p>one</p><p>more</p></li><li>two</li></ul>', '- one\n\n  more\n- two'],
    ['<ul><li>one<ol type="A"><li>a</li></ol></li></ul>', '- one\n\n  A. a'],
  ])('keeps the signs of a list: %s', (xhtml, markdown) => {
    expect(markdownOf(readXml(`<div>${xhtml}</div>`).children)).toBe(markdown)
  })

  it('draws the texts of blocks in an emphasis', () => {
    const blocks = (xhtml: string) => markdownOf(readXml(`<div>${xhtml}</div>`).children)
    expect(blocks('<b><p>one <i>two</i></p><p>three</p></b>')).toBe('**one *two***\n\n**three**')
    expect(blocks('<p style="font-weight: bold">one <i>two</i></p>')).toBe('**one *two***')
    expect(blocks('<h2 style="font-style: italic">one</h2>')).toBe('## *one*')
    expect(blocks('<ol start="2" style="font-weight: bold"><li>one</li></ol>')).toBe('2. **one**')
    expect(() => blocks('<u><p>one</p></u>')).toThrow('no text of ours shows <u>')
    expect(() => blocks('<p style="text-decoration: underline">one</p>')).toThrow('with this style')
  })

  it('reads what a table is called above it, and joins no cells', () => {
    const table = (cell: string) =>
      readXml(
        `<div><table><caption>Two <b>pets</b></caption><tr><th>Name</th><th>Age</th></tr><tr>${cell}</tr></table></div>`,
      ).children
    expect(markdownOf(table('<td>Tom</td><td colspan="1">3</td>'))).toBe(
      'Two **pets**\n\n| Name | Age |\n| --- | --- |\n| Tom | 3 |',
    )
    expect(() => markdownOf(table('<td colspan="2">none</td>'))).toThrow('cells of its table are joined')
  })

  it('draws emphasis as it was, whatever it stands beside', () => {
    const letter = fc.constantFrom('a', 'Z', 'é', '了', ' ', '.', '(', '”', '1')
    const piece = fc.record({
      text: fc.string({ unit: letter, minLength: 1, maxLength: 4 }),
      tags: fc.subarray(['b', 'i', 's']),
    })
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
        const xhtml = pieces.map(({ text, tags }) =>
          tags.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, text),
        )
        const drawn = pieces
          .flatMap(({ text, tags }) => [...text].map((sign) => ({ sign, tags })))
          .filter(({ sign }) => sign !== ' ')
          .map(({ sign, tags }) => `${sign}${['b', 'i', 's'].filter((tag) => tags.includes(tag)).join('')}`)
        expect(drawnBy(read(`x ${xhtml.join('')}`))).toEqual(['x', ...drawn])
      }),
    )
  })

  it('writes characters of XML as text', () => {
    expect(element('p', { title: '"a" < b' }, 'a & b < c\u0000').xml).toBe(
      '<p title="&quot;a&quot; &lt; b">a &amp; b &lt; c</p>',
    )
  })
})
