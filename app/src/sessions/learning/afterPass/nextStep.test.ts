import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../../../api/apiClient'
import { outbox } from '../../../outbox/outbox'
import type { ProblemsQuery } from '../../problemsQuery'
import { findNextStep } from './nextStep'

const order: string[] = []

const call = vi.mocked(apiClient.call)
const reply = (fields: object) =>
  call.mockImplementationOnce(async (name) => {
    order.push(name)
    return { isSuccess: true, status: 'success', ...fields } as never
  })

const query = {
  programId: 20,
  sectionType: 'ae.la',
  gradeId: 2,
  skillId: 'la.2.nouns',
  chapterId: 1,
  phase: 'LEARNING_SESSION',
  path: null,
} as ProblemsQuery
const inAssignment = { ...query, path: 'path1' }
const task = {
  sectionType: 'ae.voc',
  grade: 2,
  chapterId: 1,
  skillId: null,
  type: 'proficiency',
  path: 'path1',
}

beforeEach(() => {
  vi.mocked(outbox.settle).mockImplementation(async () => order.push('settle') > 0)
  call.mockReset()
  order.length = 0
})

describe('findNextStep', () => {
  it('[ASG-08] with a path asks for the next task, once the pass has arrived, and opens it', async () => {
    reply({ nextAssignmentTask: task, hasAssignment: true })
    expect(await findNextStep('u', inAssignment)).toEqual({
      kind: 'open',
      to: '/problems?program_id=20&section_type=ae.voc&grade_id=2&chapter_id=1&path=path1&phase=PROFICIENCY_SESSION',
    })
    expect(order).toEqual(['settle', 'getNextAssignmentTask'])
  })

  it('[ASG-06] [ASG-08] the week is done when there is no next task', async () => {
    reply({ nextAssignmentTask: null, hasAssignment: true })
    expect(await findNextStep('u', { ...inAssignment, phase: 'AFFICIENCY_SESSION' })).toEqual({
      kind: 'week_done',
    })
  })

  it('[SES-20] without a path learning goes on with the next skill', async () => {
    reply({ sectionType: 'ae.la', gradeId: 2, chapterId: 2, skillId: 'la.2.end-marks', path: null })
    expect(await findNextStep('u', query)).toEqual({
      kind: 'open',
      to: '/problems?program_id=20&section_type=ae.la&grade_id=2&chapter_id=2&skill_id=la.2.end-marks&phase=LEARNING_SESSION',
    })
    expect(order).toEqual(['settle', 'userNextLearningSkill'])
  })

  it('there may be no next skill', async () => {
    reply({ sectionType: 'ae.la', gradeId: 2, chapterId: null, skillId: 'No next skill.', path: null })
    expect(await findNextStep('u', query)).toEqual({ kind: 'no_next_skill' })
  })

  it('[PROB-04] without a path a graded session leads to where closing leads, and asks nothing', async () => {
    expect(await findNextStep('u', { ...query, phase: 'PROFICIENCY_SESSION' })).toEqual({
      kind: 'open',
      to: '/courses',
    })
    expect(order).toEqual([])
  })
})
