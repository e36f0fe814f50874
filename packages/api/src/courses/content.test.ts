import { choiceShape, envelopeShape } from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { wireCodec } from '../calls/wireCodec'
import { demoSchema, exerciseSchema } from './content'

const option = {
  ...{ id: 'a', label: 'cat', answer: true, solution: 'A cat is an animal.', audio: 'yes' },
  ...{ audioURL: '/media/cat.mp3', explanation: 'It names a thing.' },
}
const problem = {
  ...{ problem_id: 'p', version: 1, problem_type: 'any', section_type: 'ae.la', grade_id: 2, skill_id: 's' },
  problemItems: [{ kind: 'markdown', value: 'Which word is a noun?' }],
  subProblemItems: [{ uuid: 'q', type: 'radio', options: [option, { ...option, id: 'b', answer: false }] }],
  hintItems: [{ value: 'Look for a thing.', audio: 'no' }],
}

describe('what every problem has', () => {
  it('[TYPE-00.2] _id, problem_id, problem_type, items, sub-problems with options, and hints', () => {
    const problemSchema = z.object({ ...envelopeShape, problem_type: z.string(), ...choiceShape })
    expect(z.parse(problemSchema, problem)).toEqual(problem)
    const without = (field: string) => ({ ...problem, [field]: undefined })
    for (const field of ['problem_id', 'problem_type', 'subProblemItems'])
      expect([field, z.safeParse(problemSchema, without(field)).success]).toEqual([field, false])
    for (const wrong of [
      { answer: 'yes' },
      { audio: true },
      { label: 1 },
      { solution: 1 },
      { explanation: 1 },
    ]) {
      const [part] = problem.subProblemItems
      const options = [
        { ...option, ...wrong },
        { ...option, id: 'b', answer: false },
      ]
      const given = { ...problem, subProblemItems: [{ ...part, options }] }
      expect([wrong, z.safeParse(problemSchema, given).success]).toEqual([wrong, false])
    }
    const onWire = wireCodec(exerciseSchema).toWire({
      ...{ exerciseId: 'x', problemId: 'p', secondTry: false, specifiedTime: 3, userSkillLevel: 0 },
      ...{ sectionType: 'ae.la', gradeId: 2, selectedSection: 'ae.la', selectedSkillType: 'learning' },
      ...{ hintItems: problem.hintItems, problem },
    })
    expect(onWire).toMatchObject({ _id: 'x', problem_id: 'p', hintItems: problem.hintItems, problem })
  })
})

describe('a demo', () => {
  it('[ENT-21] has _id, demo_id, items with animationseq, short_demo_info and demo_video_url', () => {
    const demo = {
      ...{ _id: 'd', demo_id: 'd', demo_video_url: '/media/demo.mp4' },
      problemItems: [
        { value: 'A noun names a thing.', animationseq: 1 },
        { value: 'A cat is a thing.', animationseq: 2 },
      ],
      short_demo_info: { steps: [2], short_demo: true },
    }
    const codec = wireCodec(demoSchema)
    expect(codec.toWire(demo)).toEqual(demo)
    expect(z.parse(codec.schema, demo)).toEqual(demo)
    for (const field of Object.keys(demo))
      expect([field, z.safeParse(codec.schema, { ...demo, [field]: undefined }).success]).toEqual([
        field,
        false,
      ])
    for (const part of [{ problemItems: [{ value: 'x' }] }, { short_demo_info: { steps: [1] } }])
      expect([part, z.safeParse(codec.schema, { ...demo, ...part }).success]).toEqual([part, false])
  })
})
