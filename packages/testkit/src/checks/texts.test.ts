import type { AnyProblemPlugin } from '@wordstride/core'
import type { TextBlock } from '@wordstride/core/authoring'
import { expect, it } from 'vitest'
import { parse } from '../describePlugin'
import { type Pick, pick, pickProblem } from '../example/pick'
import { textsTellAll } from './texts'

const told = (texts: (problem: Pick) => TextBlock[]) => () => {
  const plugin = pick as AnyProblemPlugin
  textsTellAll(
    plugin,
    { texts: (problem) => texts(problem as Pick) },
    parse(plugin, 'pick', pickProblem(1, 2)),
  )
}

const options = ({ options: written }: Pick, isRight = (answer: boolean) => answer): TextBlock => ({
  kind: 'options',
  isSingle: false,
  isShuffled: true,
  options: written.map(({ label, answer, explanation }) => ({
    text: label,
    isRight: isRight(answer),
    explanation,
  })),
})
const solution = (problem: Pick): TextBlock => ({ kind: 'solution', text: problem.solution ?? '' })

it('has nothing to say of texts that tell all', () => {
  expect(told((problem) => [options(problem), solution(problem)])).not.toThrow()
})

it('finds a text that is told to a student and not to authors', () => {
  expect(told((problem) => [options(problem)])).toThrow(
    'texts forgets solution, which a reader sees: "So it is."',
  )
  expect(told((problem) => [solution(problem)])).toThrow('texts forgets')
})

it('finds a key that is told the other way round', () => {
  expect(told((problem) => [options(problem, (answer) => !answer), solution(problem)])).toThrow(
    'choices says the other',
  )
})
