import type { InterchangeItem, ItemChoice, ItemGap } from '@wordstride/core/authoring'
import { describe, expect, it } from 'vitest'
import { fillInTheBlankShortForm } from './shortForm'

const choice = (text: string, isRight: boolean, explanation: string): ItemChoice => ({
  id: text,
  text,
  isRight,
  explanation,
})
const gap = (id: string, choices: ItemChoice[], isShuffled = true): ItemGap => ({ id, choices, isShuffled })
const written = (gaps: ItemGap[]) => {
  const text = 'Today I [[a]]. Yesterday I [[b]].'
  const item: InterchangeItem = { writtenFrom: null, blocks: [], question: { kind: 'gapChoice', text, gaps } }
  return fillInTheBlankShortForm.write?.(item)
}
const ofToday = [choice('walk', true, 'It is today.'), choice('walked', false, 'It is not past.')]
const ofYesterday = [choice('ran', true, 'It is past.'), choice('run', false, 'It is not today.')]

describe('a question of another system in the short form', () => {
  it('has the gaps in braces and one explanation for each word', () => {
    expect(written([gap('a', ofToday), gap('b', ofYesterday)])).toEqual({
      text: 'Today I {*walk|walked}. Yesterday I {*ran|run}.',
      why: {
        walk: 'It is today.',
        walked: 'It is not past.',
        ran: 'It is past.',
        run: 'It is not today.',
      },
    })
    expect(written([gap('a', ofToday), gap('b', ofToday)])).toMatchObject({ why: { walk: 'It is today.' } })
  })

  it('cannot say that a word is explained in two ways', () => {
    const others = [choice('walked', true, 'It is past.'), choice('walk', false, 'It is not today.')]
    expect(written([gap('a', ofToday), gap('b', others)])).toBeNull()
  })

  it('cannot say that one gap is shuffled and another is not', () => {
    expect(written([gap('a', ofToday, false), gap('b', ofYesterday, false)])).toMatchObject({
      shuffle_options: false,
    })
    expect(written([gap('a', ofToday, false), gap('b', ofYesterday)])).toBeNull()
  })
})
