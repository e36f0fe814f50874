import { missingFiles } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import external from './external.json'
import { plugins } from './graders'

const own = Object.keys(plugins).filter((type) => !(type in external))

it.each(own)('%s has its README, its tests and its stories', (type) => {
  const missing = missingFiles(`plugins/${type}`)
  expect(missing, missing.join('\n')).toEqual([])
})
