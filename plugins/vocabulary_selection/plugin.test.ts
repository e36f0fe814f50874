import { seededRandom } from '@wordstride/core'
import { describePlugin, readSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { vocabularySelectionPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(vocabularySelectionPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })

it('[TYPE-00.6] [TYPE-03.2] the options come shuffled', () => {
  const problem = readSample(vocabularySelectionPlugin, fixtures, 'full')
  const orders = Array.from({ length: 30 }, (_, i) =>
    JSON.stringify(vocabularySelectionPlugin.present(problem as never, seededRandom(`${i}`))),
  )
  expect(new Set(orders).size).toBeGreaterThan(1)
})
