import type { AnyProblemPlugin } from '@wordstride/core'
import { expect, it } from 'vitest'
import { parse } from '../describePlugin'
import { pick, pickProblem } from '../example/pick'
import { problemChecks } from '.'

/** Whether the options are shown in the order of the one list that is presented, in two lists. */
const inTwoLists = (change: <TItem>(list: readonly TItem[]) => TItem[]) => () => {
  const plugin = {
    ...pick,
    toPublic: (...[problem, presentation]: Parameters<typeof pick.toPublic>) => {
      const { options, ...view } = pick.toPublic(problem, presentation)
      const isFirst = ({ label }: { label: string }) => label < 'three'
      return {
        ...view,
        groups: [change(options.filter(isFirst)), change(options.filter((each) => !isFirst(each)))],
      }
    },
  } as unknown as AnyProblemPlugin
  problemChecks['views keep the presented order']?.(plugin, parse(plugin, 'pick', pickProblem(1, 2)))
}

it('has nothing to say of one presented list whose items stand in several lists', () => {
  expect(inTwoLists((list) => [...list])).not.toThrow()
})

it('finds a list that stands otherwise than its part of what was presented', () => {
  expect(inTwoLists((list) => [...list].reverse())).toThrow('in another order than the presentation says')
})
