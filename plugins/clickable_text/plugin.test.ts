import type { InterchangeItem, ItemPhrase } from '@wordstride/core/authoring'
import { describePlugin, openSample } from '@wordstride/testkit'
import { describe, expect, it } from 'vitest'
import { clickableTextAuthoring } from './authoring'
import { clickableTextInterchange } from './interchange'
import { clickableTextPlugin } from './plugin'
import { spacesBefore } from './public'
import { fixtures, twins } from './samples'
import { type ClickableTextProblem, clickableTextProblemSchema } from './schema'

describePlugin(clickableTextPlugin, {
  fixtures,
  twins,
  authoring: clickableTextAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-10.2] exactly all answer phrases; nothing clicked is not answered', () => {
  const exercise = openSample(clickableTextPlugin, fixtures, 'full')
  const { phrases } = exercise.problem
  const ids = phrases.filter(({ answer }) => answer).map(({ id }) => id)
  const wrong = phrases.find(({ answer, clickable }) => clickable && !answer)
  const verdict = (clicked: string[]) => exercise.grade({ clicked }, { mode: 'practice' }).verdict
  expect(verdict(ids)).toBe('correct')
  expect(verdict([...ids, wrong?.id ?? ''])).toBe('incorrect')
  expect(verdict(ids.slice(1))).toBe(ids.length > 1 ? 'incorrect' : 'not_answered')
  expect(verdict([])).toBe('not_answered')
})

describe('a question of another system', () => {
  const hottext = (id: string, text: string, isRight: boolean): ItemPhrase => ({
    id,
    text,
    markdown: text,
    isRight,
  })
  const phrases = [hottext('text-1', 'un', true), hottext('text-2', 'happy', false)]

  function taken(pieces: (string | { phrase: string })[]): ClickableTextProblem {
    const question = { kind: 'phrases', text: '[[text-1]][[text-2]]', phrases, pieces } as const
    const item: InterchangeItem = { writtenFrom: null, blocks: [], question }
    const problem = clickableTextInterchange.take?.(item)
    if (!problem || !('body' in problem)) throw new Error('It is not taken.')
    return clickableTextProblemSchema.parse({
      ...openSample(clickableTextPlugin, fixtures, 'full').problem,
      ...problem.body,
    })
  }
  const shown = ({ phrases }: ClickableTextProblem) => {
    const spaces = spacesBefore(phrases)
    return phrases.map(({ phrase }, i) => `${spaces[i] ? ' ' : ''}${phrase}`).join('')
  }
  const [un, happy] = [{ phrase: 'text-1' }, { phrase: 'text-2' }]

  it.each([
    ['with no space between its phrases', [un, happy], 'unhappy'],
    ['with text and no space', ['(', un, '-', happy, ').'], '(un-happy).'],
    ['with spaces of its own', ['It is ', un, happy, '.'], 'It is unhappy.'],
    ['with spaces between its phrases', [un, ' ', happy], 'un happy'],
  ])('%s is shown as it is written', (_, pieces, text) => {
    expect(shown(taken(pieces)).trimEnd()).toBe(text)
  })

  it('keeps its ids, and the text between has others', () => {
    const { phrases } = taken(['It is ', un, ' ', happy, '.'])
    expect(phrases.filter(({ clickable }) => clickable).map(({ id }) => id)).toEqual(['text-1', 'text-2'])
    expect(new Set(phrases.map(({ id }) => id)).size).toBe(5)
  })
})
