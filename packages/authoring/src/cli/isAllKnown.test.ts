import { expect, it } from 'vitest'
import { buildPack } from '../build/buildPack'
import { oneSkill, writePack } from '../testing/writePack'
import { isAllKnown } from './isAllKnown'

const GOOD = `  - id: E1
    type: ordering
    hints: [Think.]
    items: [one, two, three]`

function told(exercises: string) {
  const folder = writePack(oneSkill(exercises))
  const errors: string[] = []
  const output = { print: () => {}, printError: (line: string) => errors.push(line) }
  return { isAll: isAllKnown(folder, buildPack(folder), output), errors: errors.join('\n') }
}

it('a sound pack shows all that its files show', () => {
  expect(told(GOOD)).toEqual({ isAll: true, errors: '' })
})

it.each([
  ['a fault', GOOD.replace('ordering', 'odering'), '1 faults: nothing is removed.'],
  ['a problem that is not finished', `${GOOD}\n    status: draft`, 'nouns.yaml has "status: draft"'],
  ['a skill that is not finished', `${GOOD}\nstatus: draft`, 'nouns.yaml has "status: draft"'],
])('a pack with %s does not, and says what is missing', (_, exercises, message) => {
  const { isAll, errors } = told(exercises)
  expect(isAll).toBe(false)
  expect(errors).toContain(message)
})
