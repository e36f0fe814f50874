import { describePlugin, readSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { textDragDropSmallPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(textDragDropSmallPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })

const verdict = (problem: ReturnType<typeof readSample>, placed: Record<string, string>) =>
  textDragDropSmallPlugin.grade(problem as never, { placed }, { mode: 'practice' }).verdict

it('[TYPE-15.2] [TYPE-00.10] cards are graded by category; one that is left out is not answered', () => {
  const problem = readSample(textDragDropSmallPlugin, fixtures, 'minimal')
  const placed = Object.fromEntries(
    problem.drag_items.map((item: { id: string; category: string }) => [item.id, item.category]),
  )
  const [{ id, category }] = problem.drag_items
  const other = problem.buckets.find((bucket: { id: string }) => bucket.id !== category).id
  expect(verdict(problem, placed)).toBe('correct')
  expect(verdict(problem, { ...placed, [id]: other })).toBe('incorrect')
  const { [id]: _left, ...others } = placed
  expect(verdict(problem, others as Record<string, string>)).toBe('not_answered')
})
