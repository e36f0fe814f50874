import { describe, expect, it } from 'vitest'
import { htmlLinkNotes } from './linkNotes'

describe('htmlLinkNotes', () => {
  it('tells of links whose words are not their address, at any depth', () => {
    const notes = (text: string) => htmlLinkNotes({ stem: [{ text }] })
    expect(notes('<p><a class="x" href="https://a.test">read</a></p>')).toEqual([
      'the addresses of its links are left out',
    ])
    expect(notes("<A HREF='https://a.test'>https://a.test</A>")).toEqual([])
    expect(notes('<a name="top">Top</a> <abbr title="href">h</abbr>')).toEqual([])
  })

  it.each(['<a href="x">', '<a ', '<a href ', '<a href="'])(
    'comes to an end with any number of %j',
    (part) => {
      expect(htmlLinkNotes(part.repeat(300_000)).length).toBeLessThanOrEqual(1)
    },
  )
})
