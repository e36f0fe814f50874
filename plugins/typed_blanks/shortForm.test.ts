import { describe, expect, it, vi } from 'vitest'
import { typedBlanksPlugin } from './plugin'
import { typedBlanksShortForm } from './shortForm'

const context = {
  problemId: 'la.4.verbs.E1',
  idOf: (scope: string, text: string) => `${scope}-${text}`.replaceAll(/[ .]/g, '_'),
  pictureUrl: () => '',
  recordingUrl: () => null,
  warn: () => undefined,
}
const expand = (written: Record<string, unknown>) => typedBlanksShortForm.expand(written, context)

describe('the short form', () => {
  it('reads answers, foreseen mistakes and numbers out of braces', () => {
    const body = expand({
      text: 'He {went|walked|!goed} {#3.5~0.5} miles.',
      slips: 1,
      why: { goed: '*Go* is irregular.', went: 'The past form of *go*.' },
    })
    const [first, second] = ['la_4_verbs_E1-blank_0', 'la_4_verbs_E1-blank_1']
    expect(body).toEqual({
      text: `He [[${first}]] [[${second}]] miles.`,
      blanks: [
        {
          uuid: first,
          kind: 'text',
          answers: ['went', 'walked'],
          ignore_case: true,
          slips: 1,
          errors: [{ typed: 'goed', explanation: '*Go* is irregular.' }],
          explanation: 'The past form of *go*.',
        },
        { uuid: second, kind: 'number', answer: 3.5, tolerance: 0.5 },
      ],
    })
    const envelope = {
      problem_id: context.problemId,
      problem_type: 'typed_blanks',
      section_type: 'ae.la',
      grade_id: 4,
      skill_id: 'la.4.verbs',
    }
    expect(typedBlanksPlugin.problem.safeParse({ ...envelope, ...body }).success).toBe(true)
  })

  it('reads a table row by row, and keeps case and punctuation where the author says so', () => {
    const body = expand({
      table: {
        columns: ['Short', 'Long'],
        rows: [
          ['{Dr.}', 'Doctor'],
          ['Mr.', '{Mister}'],
        ],
      },
      case: 'exact',
      punctuation: 'ignore',
      word_bank: ['Dr.', 'Mister'],
    })
    expect(body).toMatchObject({
      table: {
        rows: [
          ['[[la_4_verbs_E1-blank_0]]', 'Doctor'],
          ['Mr.', '[[la_4_verbs_E1-blank_1]]'],
        ],
      },
      blanks: [
        { answers: ['Dr.'], ignore_punctuation: true },
        { answers: ['Mister'], ignore_punctuation: true },
      ],
      word_bank: ['Dr.', 'Mister'],
    })
    expect(JSON.stringify(body)).not.toContain('ignore_case')
  })

  it('reads a mistake alike with a space after its exclamation mark and without one', () => {
    const why = { goed: '*Go* is irregular.' }
    expect(expand({ text: 'He {went|! goed}.', why })).toEqual(expand({ text: 'He {went|!goed}.', why }))
  })

  it.each([
    ['{!goed}', { goed: 'No.' }, 'one answer at least is right'],
    ['{went|!goed}', {}, 'why does not say what is wrong with "goed"'],
    ['{#four}', {}, 'a number is written as #3.5'],
    ['{#4|#5}', {}, 'a gap for a number has one answer'],
  ])('says of %s what is wrong', (text, why, message) => {
    expect(() => expand({ text, why })).toThrow(message)
  })

  it('warns of an explanation that no learner would read', () => {
    const warn = vi.fn()
    const why = {
      went: 'The past of *go*.',
      goed: 'It is irregular.',
      walked: 'Right too.',
      wnet: 'A slip.',
      '#3.5~0.5': 'Half of seven.',
    }
    typedBlanksShortForm.expand(
      { text: 'He {went|walked|!goed} {#3.5~0.5} miles.', why },
      { ...context, warn },
    )
    expect(warn.mock.calls.flat()).toEqual([
      'why: "walked" is neither the first answer of a gap nor a mistake that one foresees.',
      'why: "wnet" is neither the first answer of a gap nor a mistake that one foresees.',
    ])
  })
})
