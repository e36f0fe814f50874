import { describe, expect, it } from 'vitest'
import { readHtml } from './readHtml'
import { XmlError } from './readNodes'
import { readXml } from './readXml'
import { childrenOf, textOf } from './xmlElement'

describe('readXml', () => {
  it('tells the line on which each element begins, in whatever way lines end', () => {
    const root = readXml('<a>\r\n<b\r\n  c="d"\r\n/>\r\n\r\n<b>\r<e/></b></a>')
    const [first, second] = childrenOf(root, 'b')
    expect([root.line, first?.line, second?.line]).toEqual([1, 2, 6])
    expect(second && childrenOf(second, 'e')[0]?.line).toBe(7)
  })

  it('reads names without prefix in the words of QTI 2, entities of XML and HTML, and CDATA as text', () => {
    const root = readXml(
      '<qti-item-body xmlns:x="urn:x" x:lang="en" data-own-x="1" max-choices="2">a &amp; b&nbsp;&#233;<![CDATA[<c>]]><!-- no --> d</qti-item-body>',
    )
    expect(root.name).toBe('itemBody')
    expect([...root.attributes]).toEqual([
      ['lang', 'en'],
      ['data-own-x', '1'],
      ['maxChoices', '2'],
    ])
    expect(root.children).toEqual(['a & b\u00A0é<c> d'])
  })

  it.each([
    ['an element that is not closed', '<a>\n<b>\n</a>', 3],
    ['an attribute twice', '<a>\n<b c="1" c="2"/></a>', 2],
    ['an entity that nobody knows', '<a>\n&constructor;</a>', 2],
    ['a second root', '<a/>\n<b/>', 2],
    ['an end too early', '<a>\n', 2],
  ])('refuses %s, with its line', (_, text, line) => {
    try {
      readXml(text)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(XmlError)
      expect((error as XmlError).line).toBe(line)
    }
  })
})

describe('readHtml', () => {
  it('reads tags in any letters, elements that are never closed and attributes without a value', () => {
    const nodes = readHtml(
      '<P Class="x" hidden>One<BR>two<img src=\'a.png\' alt="a > b"> &eacute;</p> &amp; more',
    )
    expect(nodes?.map(textOf)).toEqual(['Onetwo é', ' & more'])
    const [paragraph] = nodes ?? []
    expect(
      typeof paragraph === 'object' && childrenOf(paragraph, 'br', 'img').map(({ name }) => name),
    ).toEqual(['br', 'img'])
    expect(typeof paragraph === 'object' && paragraph.attributes.get('hidden')).toBe('')
  })

  it.each(['<p>', '<b><i>x</b></i>', 'a < b', 'AT&T', '<!DOCTYPE html>', '</body><body>'])(
    'gives nothing for %s',
    (piece) => expect(readHtml(piece)).toBeNull(),
  )
})
