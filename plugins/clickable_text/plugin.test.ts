import { describePlugin, readSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { clickableTextPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(clickableTextPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })

it('[TYPE-10.2] exactly all answer phrases; nothing clicked is not answered', () => {
  const problem = readSample(clickableTextPlugin, fixtures, 'full')
  const answers = problem.phrases.filter((phrase: { answer: boolean }) => phrase.answer)
  const wrong = problem.phrases.find(
    (phrase: { answer: boolean; clickable: boolean }) => phrase.clickable && !phrase.answer,
  )
  const ids = answers.map(({ id }: { id: string }) => id)
  const verdict = (clicked: string[]) =>
    clickableTextPlugin.grade(problem as never, { clicked }, { mode: 'practice' }).verdict
  expect(verdict(ids)).toBe('correct')
  expect(verdict([...ids, wrong.id])).toBe('incorrect')
  expect(verdict(ids.slice(1))).toBe(ids.length > 1 ? 'incorrect' : 'not_answered')
  expect(verdict([])).toBe('not_answered')
})
