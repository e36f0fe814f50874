import type { ClassStudent } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { type NextStep, nextSteps } from './nextSteps'

const student = (name: string, given: Partial<ClassStudent> = {}): ClassStudent => ({
  userId: name,
  name,
  status: 'started',
  isSetUp: true,
  minutes: 30,
  points: 40,
  lastActiveAt: 1,
  stuckOn: [],
  ...given,
})
const idle = { minutes: 0, points: 0, lastActiveAt: null }
const stuckOn: ClassStudent['stuckOn'] = [
  { sectionType: 'ae.la', gradeId: 2, skillId: 'k', skillName: 'K', failedSessions: 2, drops: 0 },
]

const said = ({ text }: NextStep): string =>
  text.map((part) => (typeof part === 'string' ? part : part.name)).join('')

describe('nextSteps', () => {
  it('says nothing where nothing is to be done', () => {
    expect(nextSteps([])).toEqual([])
    expect(nextSteps([student('Maya'), student('Owen')])).toEqual([])
  })

  it('names what is most urgent first', () => {
    const steps = nextSteps([
      student('Ann', { points: 100 }),
      student('Ben', idle),
      student('Cai', { stuckOn }),
      student('Dee', { ...idle, isSetUp: false }),
      student('Eli', { ...idle, status: 'in_freeze' }),
    ])
    expect(steps.map((step) => [step.key, said(step).split(/[.:]/)[0]])).toEqual([
      ['setUp', 'Dee has no plan yet'],
      ['stuck', 'Sit down with Cai'],
      ['absent', 'Ben has not worked this week'],
      ['account', 'Eli cannot sign in'],
      ['praise', 'Ann reached 100 points'],
    ])
  })

  it('names three, and counts the others', () => {
    const absent = (...names: string[]) => nextSteps(names.map((name) => student(name, idle))).map(said)[0]
    expect(absent('Ann', 'Ben')).toMatch(/^Ann and Ben have not worked/)
    expect(absent('Ann', 'Ben', 'Cai')).toMatch(/^Ann, Ben and Cai have not worked/)
    expect(absent('Ann', 'Ben', 'Cai', 'Dee', 'Eli')).toMatch(/^Ann, Ben, Cai and 2 more have not worked/)
  })

  it('who is not set up is not called absent', () => {
    expect(nextSteps([student('Dee', { ...idle, isSetUp: false })]).map(({ key }) => key)).toEqual(['setUp'])
  })
})
