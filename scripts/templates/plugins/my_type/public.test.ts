import { describe, expect, it } from 'vitest'
import { toPublicMyType } from './public'

describe('toPublicMyType', () => {
  it('[TYPE-00.2] lists what may leave the server, in presented order, and nothing else', () => {
    const view = toPublicMyType(
      {
        problem_id: 'p1',
        problem_type: 'my_type',
        version: 1,
        section_type: 'ae.la',
        grade_id: 3,
        skill_id: 's1',
        problemItems: [],
        hintItems: [],
        question: 'Which word is a noun?',
        options: [
          { id: 'a', label: 'cat', explanation: 'A cat is a thing.' },
          { id: 'b', label: 'run', explanation: 'To run is an action.' },
        ],
        answer: 'a',
        solution: 'A noun names a person, a place or a thing.',
      },
      { order: ['b', 'a'] },
    )
    expect(view).toEqual({
      problem_id: 'p1',
      problem_type: 'my_type',
      section_type: 'ae.la',
      grade_id: 3,
      skill_id: 's1',
      problemItems: [],
      hintItems: [],
      question: 'Which word is a noun?',
      options: [
        { id: 'b', label: 'run' },
        { id: 'a', label: 'cat' },
      ],
    })
  })
})
