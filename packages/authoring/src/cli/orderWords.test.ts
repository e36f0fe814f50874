import { describe, expect, it } from 'vitest'
import { inOrder } from './orderWords'

const list = (...words: string[]) =>
  `chapter_id: 1\nname: Words\nwords:\n${words.map((word) => `  - word: ${word}\n    pos: noun # ${word}\n`).join('')}`

describe('inOrder', () => {
  it('[SR-07] puts common words before rare ones and leaves every entry as it was written', () => {
    expect(inOrder(list('nemesis', 'dog', 'harbor', 'gravity'))).toBe(
      list('dog', 'harbor', 'gravity', 'nemesis'),
    )
  })

  it('leaves an ordered list alone', () => {
    const ordered = list('dog', 'nemesis')
    expect(inOrder(ordered)).toBe(ordered)
  })
})
