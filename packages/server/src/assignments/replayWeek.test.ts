import { describe, expect, it } from 'vitest'
import type { AssignmentItemPlan } from '../db/schema/assignmentItem'
import { replayWeek, type WeekPlan } from './replayWeek'
import type { LearningWork, SessionWork, UnitWork, WeekEvent } from './weekEvent'

const item = (
  type: AssignmentItemPlan['type'],
  overrides: Partial<AssignmentItemPlan> = {},
): AssignmentItemPlan => ({
  label: 'R1',
  isExtra: false,
  sectionType: 'ae.la',
  gradeId: 4,
  type,
  minutes: 50,
  skillId: type === 'learning' ? 'a' : null,
  skillSeq: 1,
  skillName: 'A',
  chapterId: 1,
  start: 0,
  target: 1,
  startScore: 0,
  targetScore: 0,
  path: 'path1',
  since: 0,
  ...overrides,
})

let at = 0
const work = (sessionId: string) => {
  at += 1
  return { at, sessionId, sectionType: 'ae.la' as const, gradeId: 4 }
}
const right = (sessionId: string, skillId: string, overrides: Partial<LearningWork> = {}): WeekEvent => ({
  ...work(sessionId),
  kind: 'learning',
  skillId,
  seq: at,
  firstTimeCorrect: 1,
  isPass: false,
  level: 0,
  ...overrides,
})
const pass = (sessionId: string, skillId: string, overrides: Partial<LearningWork> = {}) =>
  right(sessionId, skillId, { isPass: true, ...overrides })
const rise = (
  sessionId: string,
  skillId: string,
  from: number,
  to: number,
  overrides: Partial<UnitWork> = {},
): WeekEvent => ({
  ...work(sessionId),
  kind: 'units',
  move: { skillId, before: { level: from }, after: { level: to }, isLargeGain: false },
  ...overrides,
})
const finish = (sessionId: string, overrides: Partial<SessionWork> = {}): WeekEvent => ({
  ...work(sessionId),
  kind: 'session',
  ...overrides,
})

/** One point a minute: two items of 50 minutes are a full week. */
const replay = (items: AssignmentItemPlan[], events: WeekEvent[], overrides: Partial<WeekPlan> = {}) =>
  replayWeek(
    {
      items,
      pointsPerMinute: 1,
      stateOf: () => ({ isDone: false, isRaised: false, correctInARow: 2 }),
      gradeAt: () => 4,
      dayOf: () => 'Monday',
      ...overrides,
    },
    events,
  )

const learning = item('learning')
const proficiency = item('proficiency', { label: 'R2', target: 2 })

describe('points', () => {
  it('[SR-20] are the minutes of the items by their progress, by section', () => {
    const voc = item('proficiency', { sectionType: 'ae.voc', target: 4 })
    const { points, progress } = replay(
      [learning, voc],
      [right('s1', 'a'), rise('s2', 'w', 0, 1, { sectionType: 'ae.voc' })],
    )
    expect(progress).toEqual([0.45, 0.25])
    expect(points).toEqual({ la: 22.5, voc: 12.5, total: 35 })
  })

  it('[SR-17] belong to the session whose answers gained them, and sum up to those of the week', () => {
    const events = [
      right('s1', 'a'),
      pass('s2', 'a'),
      rise('s3', 'b', 1, 2),
      rise('s3', 'b', 2, 1),
      rise('s4', 'b', 1, 2),
      rise('s4', 'b', 2, 3),
    ]
    const { pointsBySession, points } = replay([learning, proficiency], events)
    expect(Object.fromEntries(pointsBySession)).toEqual({ s1: 22.5, s2: 27.5, s3: 25, s4: 25 })
    expect(points.total).toBe(100)
  })

  it('[SR-20] an afficiency item counts finished sessions of three', () => {
    const afficiency = item('afficiency', { target: 3 })
    expect(replay([afficiency], [finish('s1'), finish('s2')]).progress[0]).toBeCloseTo(2 / 3)
  })

  it('[SR-21] work before an extra item was made does not count for it', () => {
    const extra = item('proficiency', { label: 'X1', isExtra: true, target: 2, since: at + 2 })
    const { progress } = replay([extra], [rise('s1', 'b', 1, 2), rise('s1', 'b', 2, 3)])
    expect(progress).toEqual([0.5])
  })
})

describe('items of one kind that are open together', () => {
  const round = (label: string, minutes = 20) =>
    item('proficiency', { label, minutes, isExtra: true, target: 2 })

  it('are done one after the other: work counts once', () => {
    const items = [round('X1'), round('X2'), round('X3')]
    const first = [rise('s1', 'b', 1, 2), rise('s1', 'c', 1, 2)]
    expect(replay(items, first)).toMatchObject({ progress: [1, 0, 0], points: { total: 20 } })
    const more = [...first, rise('s2', 'd', 1, 2)]
    expect(replay(items, more)).toMatchObject({ progress: [1, 0.5, 0], points: { total: 30 } })
  })

  it('a session counts for one of them, and sections and grades do not wait for each other', () => {
    const session = (label: string, overrides = {}) =>
      item('afficiency', { label, minutes: 20, isExtra: true, ...overrides })
    const voc = session('X3', { sectionType: 'ae.voc' })
    const { progress } = replay(
      [session('X1'), session('X2'), voc],
      [finish('s1'), finish('s2', { sectionType: 'ae.voc' })],
    )
    expect(progress).toEqual([1, 0, 1])
  })
})

describe('a skill that somebody else raised', () => {
  const raised = { stateOf: () => ({ isDone: false, isRaised: true, correctInARow: 2 }) }

  it('[SR-18] asks for nothing any more, and is worth what was done for it before', () => {
    expect(replay([learning], [], raised)).toMatchObject({ progress: [1], points: { total: 0 } })
    expect(replay([learning], [right('s1', 'a')], raised)).toMatchObject({
      progress: [1],
      points: { la: 22.5 },
    })
  })
})

describe('a word that was given', () => {
  it('[SR-20] is done by the answer that raises it, and stays so', () => {
    const word = item('learning', { sectionType: 'ae.voc', skillId: 'w', label: 'X1', isExtra: true })
    const events = [
      rise('s2', 'w', 0, 1, { sectionType: 'ae.voc' }),
      rise('s3', 'w', 1, 0, { sectionType: 'ae.voc' }),
    ]
    const { progress, points, pointsBySession } = replay([word], events)
    expect(progress).toEqual([1])
    expect(points.voc).toBe(50)
    expect(pointsBySession.get('s2')).toBe(50)
  })
})

describe('credited extra work', () => {
  const done = { stateOf: () => ({ isDone: true, isRaised: false, correctInARow: 2 }) }

  it('[SR-21] a learning pass is 20 minutes, a unit 5 in la and 100 seconds in voc, a session 10', () => {
    const { credited, points } = replay(
      [learning],
      [
        pass('s1', 'b'),
        rise('s2', 'b', 1, 2),
        rise('s3', 'w', 0, 3, { sectionType: 'ae.voc' }),
        finish('s4'),
      ],
      done,
    )
    expect(credited).toMatchObject([
      { type: 'learning', skillId: 'b', amount: 1, points: 20 },
      { type: 'proficiency', sectionType: 'ae.la', amount: 1, points: 5 },
      { type: 'proficiency', sectionType: 'ae.voc', amount: 3, points: 5 },
      { type: 'afficiency', amount: 1, points: 10 },
    ])
    expect(points).toEqual({ la: 85, voc: 5, total: 90 })
  })

  it('[SR-21] only after the regular items are done', () => {
    const { credited, notCredited } = replay([learning], [pass('s1', 'b'), pass('s2', 'a'), pass('s3', 'c')])
    expect(credited).toMatchObject([{ skillId: 'c', points: 20 }])
    expect(notCredited).toMatchObject([{ skillId: 'b', points: 0 }])
  })

  it('[SR-21] what an item asks for is not credited besides', () => {
    const extra = item('proficiency', { label: 'X1', isExtra: true, target: 2 })
    const events = [rise('s1', 'b', 1, 2), rise('s1', 'c', 1, 2), rise('s1', 'd', 1, 2)]
    const { credited, points } = replay([extra], events)
    expect(credited).toMatchObject([{ amount: 1, points: 5 }])
    expect(points.total).toBe(55)
  })

  it('[SR-18] [SR-21] dropping and regaining is credited once', () => {
    const events = [
      rise('s1', 'b', 1, 2),
      rise('s1', 'b', 2, 1),
      rise('s2', 'b', 1, 2),
      pass('s3', 'c'),
      pass('s4', 'c'),
    ]
    expect(replay([learning], events, done).credited).toMatchObject([
      { type: 'proficiency', amount: 1 },
      { type: 'learning', skillId: 'c', amount: 1 },
    ])
  })

  it('[SR-18] [SR-21] nor is what stood higher in the week, fell and was learned again', () => {
    const { credited, notCredited } = replay([learning], [rise('s1', 'b', 1, 0), pass('s2', 'b')], done)
    expect(credited).toEqual([])
    expect(notCredited).toMatchObject([{ type: 'learning', skillId: 'b', points: 0 }])
  })

  it('[SR-21] not: other grades, practice on skills at level 1 or more, the third session of a day', () => {
    const { credited, notCredited } = replay(
      [learning],
      [
        pass('s1', 'b', { gradeId: 3 }),
        pass('s2', 'c', { level: 1 }),
        finish('s3'),
        finish('s4'),
        finish('s5'),
      ],
      done,
    )
    expect(credited).toMatchObject([{ type: 'afficiency', amount: 2, points: 20 }])
    expect(notCredited).toMatchObject([
      { gradeId: 3, skillId: 'b', points: 0 },
      { skillId: 'c', points: 0 },
      { type: 'afficiency', amount: 1, points: 0 },
    ])
  })

  it('[SR-15] [SR-21] the current grade is the one at that moment', () => {
    const events = [pass('s1', 'b'), pass('s2', 'c', { gradeId: 5 })]
    const second = events[1]?.at as number
    const { credited } = replay([learning], events, {
      ...done,
      gradeAt: (_, then) => (then < second ? 4 : 5),
    })
    expect(credited).toMatchObject([
      { gradeId: 4, points: 20 },
      { gradeId: 5, points: 20 },
    ])
  })
})

describe('extra work', () => {
  it('[SR-18] gains nothing by dropping and regaining what stood there before it was asked for', () => {
    const before = [rise('s', 'a', 1, 3)]
    const extra = item('proficiency', { isExtra: true, target: 4, since: at + 1 })
    const fallAndRise = [rise('s', 'a', 3, 1), rise('s', 'a', 1, 2), rise('s', 'a', 2, 3)]
    const regular = item('proficiency', { target: 2 })
    expect(replay([regular, extra], [...before, ...fallAndRise]).progress).toEqual([1, 0])
    const further = [...before, ...fallAndRise, rise('s', 'a', 3, 4)]
    expect(replay([regular, extra], further).progress).toEqual([1, 0.25])
  })

  it('[SR-18] counts a large gain of a skill once a week, whatever asks for it', () => {
    const large = { move: { skillId: 'a', before: { level: 4 }, after: { level: 4 }, isLargeGain: true } }
    const first = rise('s', 'a', 4, 4, large)
    const extra = item('proficiency', { isExtra: true, target: 4, since: at + 1 })
    const again = rise('t', 'a', 4, 4, large)
    const regular = item('proficiency', { target: 2 })
    expect(replay([regular, extra], [first, again]).progress).toEqual([1, 0])
  })
})
