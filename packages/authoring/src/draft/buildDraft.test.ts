import { describe, expect, it } from 'vitest'
import { type BuiltDraft, buildDraft } from './buildDraft'
import { checkDrafts } from './checkDrafts'
import type { DraftLanguage } from './draftText'

const lesson = {
  skill: { section_type: 'ae.la' as const, grade_id: 2, skill_id: 'la.2.nouns', skill_name: 'Nouns' },
  pool: 'E' as const,
  id: 'E1',
  seq: 1,
}
const ofTest = {
  skill: { section_type: 'ae.rc' as const, grade_id: 2, skill_id: 'test.2.detail', skill_name: 'detail' },
  pool: 'T' as const,
  id: 'RC1',
  seq: 1,
}

const faultsOf = (built: BuiltDraft): string[] =>
  built.ok ? [] : built.faults.map(({ line, path, message }) => `${line} ${path}: ${message}`)
const faults = (
  text: string,
  place: typeof lesson | typeof ofTest = lesson,
  language: DraftLanguage = 'yaml',
) => faultsOf(buildDraft(text, language, place))

const EMPTY_LESSON = `id: E1
type: selection
prompt: ""
hints: ["", ""]
options:
  - { text: "", correct: true, why: "" }
  - { text: "", why: "" }
`
const WRITTEN = EMPTY_LESSON.replace('prompt: ""', 'prompt: "Which is a pet?"').replace(
  '["", ""]',
  '["Look.", "It purrs."]',
)

const EMPTY_QUESTION = `id: RC1
topic: detail
passage: { title: "", layout: two_columns, pages: [""] }
prompt: ""
answer: ""
wrong: ["", "", ""]
why: ""
`

describe('buildDraft', () => {
  it('makes no problem of texts that nobody has written, and says of each where it stands', () => {
    expect(faults(EMPTY_LESSON)).toEqual([
      '3 prompt: The text is empty.',
      '4 hints.0: The text is empty.',
      '4 hints.1: The text is empty.',
      ...['6 options.0.text', '6 options.0.why', '7 options.1.text', '7 options.1.why'].map(
        (place) => `${place}: The text is empty.`,
      ),
    ])
    expect(faults(EMPTY_QUESTION, ofTest).toSorted()).toEqual([
      '3 passage.pages.0: The text is empty.',
      '3 passage.title: The text is empty.',
      '4 prompt: The text is empty.',
      '5 answer: The text is empty.',
      ...['6 wrong.0', '6 wrong.1', '6 wrong.2'].map((place) => `${place}: The text is empty.`),
      '7 why: The text is empty.',
    ])
  })

  it('takes the topic of a test beside the fields of a type', () => {
    const text = 'id: RC1\ntype: ordering\ntopic: detail\nprompt: ""\nitems: [one, two]\n'
    expect(faults(text, ofTest)).toEqual(['4 prompt: The text is empty.'])
    expect(faults(text.replace('RC1', 'E1'))).toContainEqual(
      expect.stringMatching(/^3 topic: There is no field "topic" here\./),
    )
  })

  it('says of the passage and the prompt of a test in the full form where they stand there', () => {
    const full = (title: string, prompt: string) =>
      JSON.stringify(
        {
          ...{ problem_id: 'test.2.detail.RC1', problem_type: 'ordering', items: [] },
          problemItems: [
            { kind: 'passage', title, layout: 'flipbook', pages: ['One.'] },
            { kind: 'markdown', value: prompt },
          ],
        },
        null,
        2,
      )
    expect(faults(full('Lake', ''), ofTest, 'json')).toContainEqual(
      '16 problemItems.1.value: The text is empty.',
    )
    expect(faults(full('', 'Look.'), ofTest, 'json')).toContainEqual(
      '8 problemItems.0.title: The text is empty.',
    )
  })

  it('says of the id in the full form that it stands there, not in a block without a kind', () => {
    const full = { problem_id: 'la.2.nouns.E 2', problem_type: 'ordering', items: [] }
    const text = JSON.stringify({ ...full, problemItems: [{ value: 'Look.' }], hintItems: 'Look.' }, null, 2)
    const told = faults(text, undefined, 'json')
    expect(told).toContainEqual(expect.stringMatching(/^10 hintItems: /))
    expect(told.join()).not.toContain('problemItems')
  })

  it('tells the first twenty of many fields that there are none, and how many more', () => {
    const many = Array.from({ length: 50 }, (_, i) => `k${i}: 1\n`).join('')
    const short = faults(`${WRITTEN.replaceAll('""', '"kitten"')}${many}`)
    expect(short).toHaveLength(21)
    expect(short[19]).toBe('27 k19: There is no field "k19" here.')
    expect(short[20]).toBe('28 k20: And 30 more.')
    const full = `id: E1
type: typed_blanks
hints: [Look.]
body:
  text: "A [[a]]."
  blanks: [{ uuid: a, kind: text, answers: [cat], ignore_case: true }]
`
    const inBody = faults(`${full}${many.replaceAll('k', '  k')}`)
    expect(inBody).toHaveLength(21)
    expect(inBody[20]).toBe('27 body.k20: And 30 more.')
  })

  it('says in the full form, too, in which line a fault stands and how the field is called there', () => {
    const full = {
      ...{ problem_id: 'la.2.nouns.E2', problem_type: 'selection', hintItems: [{ value: 'Look.' }] },
      subProblemItems: [
        {
          ...{ uuid: 'q', type: 'radoi' },
          options: [
            { id: 'a', label: 'x', answer: true },
            { id: 'b', label: 'y', answer: false },
          ],
        },
      ],
    }
    const text = JSON.stringify(full, null, 2)
    expect(faults(text, lesson, 'json')).toEqual(['2 problem_id: The id is "E1".'])
    expect(faults(text.replace('E2', 'E1'), lesson, 'json')).toEqual([
      '12 subProblemItems.0.type: Expected "radio" or "checkbox", got "radoi". Did you mean "radio"?',
    ])
    expect(faults(text.replace('"Look."', '3').replace('E2', 'E1'), lesson, 'json')[0]).toMatch(
      /^6 hintItems\.0\.value: Expected a text, got a number/,
    )
  })

  it('has no status of its own', () => {
    const text = WRITTEN.replaceAll('""', '"kitten"').replace('"kitten", why', '"bridge", why')
    expect(faults(`${text}status: draft\n`)).toEqual([
      '8 status: Only problems in files have a status. Leave this line out.',
    ])
  })
})

describe('checkDrafts', () => {
  function found(text: string) {
    const built = buildDraft(text, 'yaml', lesson)
    if (!built.ok) throw new Error(faultsOf(built).join('\n'))
    return checkDrafts([built.entry], { groups: [], beside: [], media: new Set() })
  }

  it('tells of signs that are shown as they stand', () => {
    const text = `id: E1
type: ordering
prompt: "Put **them in order."
hints: ["Which one is the least?"]
items: ["one", "two"]
`
    expect(found(text)).toMatchObject([{ severity: 'warning', rule: 'marks', where: 'la.2.nouns.E1' }])
  })

  it('wants hints and explanations of the author where an import has put others', () => {
    const text = `id: E1
type: selection
prompt: "Which is a pet?"
hints: ["Read the question once more."]
options:
  - { text: "kitten", correct: true, why: "This is right." }
  - { text: "bridge", why: "This is not right." }
  - { text: "tunnel", why: "This is not right." }
`
    expect(found(text).map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'fault: Write a hint of your own for "Read the question once more."',
      'fault: Write an explanation of your own for each "This is right."',
      'fault: Write an explanation of your own for each "This is not right."',
    ])
  })
})
