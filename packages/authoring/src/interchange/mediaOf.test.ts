import { describe, expect, it } from 'vitest'
import { mediaOf, withAddresses } from './mediaOf'

const elsewhere = (address: string) => address.replace('/media/', 'files/')

const PICTURES: [written: string, address: string, moved: string][] = [
  ['![A cloud](/media/a.png)', '/media/a.png', '![A cloud](files/a.png)'],
  ['![A cloud](/media/a.png "Title")', '/media/a.png', '![A cloud](files/a.png "Title")'],
  ['![A cloud](  /media/a.png  )', '/media/a.png', '![A cloud](  files/a.png  )'],
  ['![A cloud](</media/a b.png>)', '/media/a b.png', '![A cloud](<files/a b.png>)'],
  ['![The letter \\[A\\]](/media/a.png)', '/media/a.png', '![The letter \\[A\\]](files/a.png)'],
  ['[![A](/media/a.png)](/media/b)', '/media/a.png', '[![A](files/a.png)](/media/b)'],
  ['![A][c]\n\n[c]: /media/a.png', '/media/a.png', '![A][c]\n\n[c]: files/a.png'],
]

describe.each(PICTURES)('%s', (text, address, moved) => {
  it('is a picture that the screens show, and stays one with another address', () => {
    const block = { kind: 'markdown', value: `Look: ${text}` }
    expect(mediaOf([block])).toEqual([address])
    expect(withAddresses(block, elsewhere)).toEqual({ kind: 'markdown', value: `Look: ${moved}` })
  })
})

it('what is no picture, such as code, keeps its address', () => {
  const text = 'Write `![A](/media/a.png)`, \\![B](/media/b.png) or [C](/media/c.png).'
  expect(mediaOf(text)).toEqual([])
  expect(withAddresses(text, elsewhere)).toBe(text)
})

it('of two definitions of a label the first is the picture', () => {
  const text = '![A][c]\n\n[c]: /media/a.png\n\n[C]: /media/b.png'
  expect(mediaOf(text)).toEqual(['/media/a.png'])
  expect(withAddresses(text, elsewhere)).toBe(text.replace('/media/a', 'files/a'))
})

it('fields of addresses are found with the pictures of texts, in their order', () => {
  const block = { audioURL: '/media/a.mp3', label: 'Hear ![B](/media/b.png) ![C](/media/c.png)' }
  expect(mediaOf(block)).toEqual(['/media/a.mp3', '/media/b.png', '/media/c.png'])
  expect(withAddresses(block, elsewhere)).toEqual({
    audioURL: 'files/a.mp3',
    label: 'Hear ![B](files/b.png) ![C](files/c.png)',
  })
})
