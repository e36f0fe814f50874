import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { openFile } from '../import/openFile'
import { buildExercise, exercisesOf } from '../interchange/exercises'
import { readMoodleQuestions } from './readMoodleQuestions'

const html = (name: string, text: string) =>
  `<${name} format="html"><text><![CDATA[${text}]]></text></${name}>`
const answer = (fraction: number, text: string, feedback = '') =>
  `<answer fraction="${fraction}" format="html"><text><![CDATA[${text}]]></text>${feedback && html('feedback', feedback)}</answer>`

const question = (type: string, text: string, inside = '', name = 'Question') =>
  `<question type="${type}"><name><text>${name}</text></name>${html('questiontext', text)}${inside}</question>`

const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`

function imported(...questions: string[]) {
  const all = [...readMoodleQuestions('quiz.xml', Buffer.from(quiz(...questions)))]
  const { yaml, report, taken } = exercisesOf(all)
  const { exercises = [] } = parse(yaml) as { exercises: Record<string, unknown>[] }
  for (const { outcome } of all) if (outcome.isTaken) expect(buildExercise(outcome.exercise).ok).toBe(true)
  return { all, exercises, taken, report: report.join('\n') }
}

const refusal = (...questions: string[]) => {
  const { taken, report } = imported(...questions)
  expect(taken).toBe(0)
  return report
}

describe("Moodle's XML", () => {
  it('is taken as what it asks, with hints, feedback and formats', () => {
    const { exercises } = imported(
      question('category', ''),
      question(
        'multichoice',
        '<p>What is <b>2 + 2</b> &lt; 5?</p>',
        `<single>true</single><shuffleanswers>false</shuffleanswers>${answer(100, '<p>4</p>', 'Two and two.')}${answer(0, '3')}${html('hint', '<p>Count.</p>')}`,
      ),
      question(
        'multichoice',
        'Pets?',
        `<single>false</single>${answer(50, 'cat')}${answer(50, 'dog')}${answer(-100, 'whale')}`,
      ),
      question('truefalse', 'Birds fly.', answer(100, 'true', 'Look up.') + answer(0, 'false', 'They do.')),
      question(
        'shortanswer',
        'Capital of France?',
        `<usecase>0</usecase>${answer(100, 'Paris')}${answer(0, 'Lyon', 'It is big, too.')}`,
      ),
      question(
        'numerical',
        'About pi?',
        `<answer fraction="100"><text>3.14</text><tolerance>0.01</tolerance></answer><answer fraction="0"><text>*</text></answer>`,
      ),
      question(
        'matching',
        'Sounds',
        ['cat', 'dog']
          .map(
            (animal, i) =>
              `<subquestion format="html"><text>${animal}</text><answer><text>${['meow', 'woof'][i]}</text></answer></subquestion>`,
          )
          .join(''),
      ),
      question('cloze', '<p>The {1:MULTICHOICE_S:=cat~dog#No.} is {2:MC:%100%here~there}.</p>'),
      question('cloze', '<p>{1:SHORTANSWER:=Berlin~=Bonn} has {1:NUMERICAL:=3.7:0.1} million.</p>'),
    )
    expect(exercises).toMatchObject([
      {
        id: 'E1',
        type: 'selection',
        prompt: 'What is **2 + 2** < 5?',
        hints: ['Count.'],
        shuffle_options: false,
        options: [{ text: '4', correct: true, why: 'Two and two.' }, { text: '3' }],
      },
      { type: 'multi_selection', options: [{ correct: true }, { correct: true }, { text: 'whale' }] },
      { type: 'selection', options: [{ text: 'True', correct: true, why: 'Look up.' }, { why: 'They do.' }] },
      { type: 'typed_blanks' },
      { type: 'typed_blanks' },
      {
        type: 'pairing',
        pairs: [
          { left: 'cat', right: 'meow' },
          { left: 'dog', right: 'woof' },
        ],
      },
      { type: 'fill_in_the_blank' },
      { type: 'typed_blanks' },
    ])
    const [, , , word, number, , chosen, typed] = exercises.map((exercise) => JSON.stringify(exercise))
    expect(word).toMatch(/Lyon.*Paris.*"ignore_case":true/)
    expect(number).toMatch(/3\.14.*0\.01/)
    expect(chosen).toMatch(/The \[\[gap-1\]\] is \[\[gap-2\]\]\..*cat.*here/)
    expect(typed).toMatch(/Berlin.*Bonn.*3\.7/)
  })

  it('keeps the lines of a text without tags', () => {
    const lines = `<question type="truefalse"><name><text>Poem</text></name><questiontext format="plain_text"><text>A: Hello\nB: Hi\n\nWho spoke first?</text></questiontext>${answer(100, 'true')}${answer(0, 'false')}</question>`
    expect(imported(lines).exercises[0]?.prompt).toBe('A: Hello  \nB: Hi\n\nWho spoke first?')
  })

  it('keeps what is said to the numbers of a gap', () => {
    const { exercises, report } = imported(
      question('cloze', '{1:NM:=3:0#Well done.~4#Too many.~*#Count again.}', html('generalfeedback', 'So.')),
    )
    const [{ body } = {}] = exercises
    expect(body).toMatchObject({
      blanks: [
        {
          errors: [{ typed: '4', explanation: 'Too many.' }],
          explanation: 'Well done.\n\nSo.',
        },
      ],
    })
    expect(report).toContain('what it says to any other answer is left out')
  })

  it('takes the sign of a reference in a gap for no beginning of what is said', () => {
    const { exercises } = imported(
      question('cloze', '<p>He {1:SA:=don&#39;t#Two words.~&#x77;on&#39;t#That will be.} go.</p>'),
      question('cloze', '<p>He {1:MC:=don&#39;t~won&#39;t} go.</p>'),
    )
    expect(exercises).toMatchObject([
      {
        body: {
          blanks: [
            {
              answers: ["don't"],
              errors: [{ typed: "won't", explanation: 'That will be.' }],
              explanation: 'Two words.',
            },
          ],
        },
      },
      { text: "He {*don't|won't} go." },
    ])
  })

  it('says of the capitals of a short answer what the file says', () => {
    const typed = (usecase: number) =>
      JSON.stringify(
        imported(question('shortanswer', 'Who?', `<usecase>${usecase}</usecase>${answer(100, 'Ann')}`))
          .exercises,
      )
    expect(typed(0)).toContain('ignore_case')
    expect(typed(1)).not.toContain('ignore_case')
  })

  it('tells what it says to the answer as a whole, where that is not the usual', () => {
    const said = (text: string) =>
      imported(
        question(
          'multichoice',
          'Which?',
          `${answer(100, 'cat')}${answer(0, 'dog')}${html('correctfeedback', `<p>${text}</p>`)}`,
        ),
      ).report
    expect(said('Exactly: a verb is an action.')).toContain(
      'some of what it says after an answer is left out',
    )
    expect(said('Your answer is correct.')).not.toContain('left out')
  })

  it('tells that the address of a link is left out, and refuses a recording that stands elsewhere', () => {
    const linked = (link: string) =>
      question('truefalse', `Read ${link}.`, answer(100, 'true') + answer(0, 'false'))
    const note = 'the addresses of its links are left out'
    expect(imported(linked('<a href="https://a.test/text">the text</a>')).report).toContain(note)
    expect(imported(linked('<a href="https://a.test">https://a.test</a>')).report).not.toContain(note)
    expect(refusal(linked('<a href="https://a.test/Talk.MP3?dl=1">the talk</a>'))).toContain(
      'a recording that a text of it links to stands elsewhere',
    )
  })

  it('tells what points for parts became', () => {
    expect(
      imported(
        question(
          'multichoice',
          'Pets?',
          `<single>false</single>${answer(50, 'cat')}${answer(50, 'dog')}${answer(0, 'whale')}`,
        ),
      ).report,
    ).toMatch(
      /quiz\.xml:3: .*points for parts of the answer became all or nothing[\s\S]*a wrong choice that cost nothing/,
    )
    expect(imported(question('cloze', '{1:MC:=a~b} {1:MC:=c~d}')).report).toContain('points for parts')
  })

  it.each<[string, string, string]>([
    ['essay', '', 'no type for questions of the kind "essay"'],
    [
      'multichoice',
      `<single>true</single>${answer(100, 'a')}${answer(100, 'b')}`,
      'one of several right answers is enough',
    ],
    [
      'multichoice',
      `<single>true</single>${answer(100, 'a')}${answer(50, 'b')}`,
      'a choice is right by 50 % beside one that is all right',
    ],
    ['multichoice', `<single>true</single>${answer(50, 'a')}${answer(0, 'b')}`, 'no answer earns all points'],
    [
      'multichoice',
      `<single>false</single>${answer(60, 'a')}${answer(60, 'b')}${answer(0, 'c')}`,
      'its right answers earn 120 % together, not 100 %',
    ],
    [
      'multichoice',
      `${answer(100, '<img src="@@PLUGINFILE@@/a.png"/>')}${answer(0, 'b')}`,
      'its picture or recording a.png does not stand in the file',
    ],
    ['multichoice', `${answer(Number.NaN, 'a')}${answer(0, 'b')}`, 'the weight of an answer is no number'],
    ['multichoice', `${answer(100, '<b>a')}${answer(0, 'b')}`, 'its HTML is not well formed'],
    ['truefalse', answer(100, 'true') + answer(50, 'false'), 'it is not either true or false'],
    ['shortanswer', answer(100, 'Par*'), 'a star in its answer stands for any letters'],
    ['shortanswer', answer(100, 'Paris') + answer(50, 'Lyon'), 'an answer is right by 50 %'],
    ['numerical', `${answer(100, 'three')}`, '"three" is no number'],
    [
      'numerical',
      `${answer(100, '3')}<units><unit><multiplier>1</multiplier></unit></units>`,
      'its numbers have units',
    ],
    [
      'matching',
      `<subquestion format="html"><text></text><answer><text>moo</text></answer></subquestion>`,
      'an answer belongs to no question of the match',
    ],
    ['multichoice', `<hidden>1</hidden>${answer(100, 'a')}${answer(0, 'b')}`, 'it is hidden in Moodle'],
  ])('refuses with line and reason: %s %#', (type, inside, reason) => {
    expect(refusal(question(type, 'What?', inside, 'Name'))).toBe(
      `quiz.xml:3: "Name" was not taken: ${reason}.`,
    )
  })

  it.each<[string, string]>([
    ['{1:MULTIRESPONSE:=a~=b}', 'no type for gaps of the kind MULTIRESPONSE'],
    ['{1:MC:=a~b} {1:SA:=c}', 'some of its gaps are chosen and others typed'],
    ['{1:MC:=a~=b}', 'one of several right answers is enough'],
    ['{1:SA:=a~%50%b}', 'an answer is right by 50 %'],
    ['{1:SA:=a', 'a gap of it cannot be read'],
    ['{1:NM:=}', '"" is no number'],
    ['{1:NM:=0x10}', '"0x10" is no number'],
    ['{1:NM:=1:2:3}', '"1:2:3" is no number'],
    ['nothing', 'it has no gap'],
    [`${'{1:SA:=a} '.repeat(61)}`, 'it has more than 60 gaps'],
  ])('refuses a text with the gaps %s', (text, reason) => {
    expect(refusal(question('cloze', text))).toMatch(new RegExp(`^quiz\\.xml:3: .*(it has no gap|${reason})`))
  })

  it('ends at once with a text full of gaps that do not end', () => {
    expect(refusal(question('cloze', '{1:SA:=a'.repeat(30_000)))).toContain('it has no gap')
  }, 5_000)

  it('keeps number and source of a question whatever stands around it', () => {
    const known = question('shortanswer', 'Who?', `<idnumber>q-7</idnumber>${answer(100, 'Ann')}`)
    const alone = imported(known).all[0]
    const later = imported(question('essay', 'Tell.'), known.replace('Who?', 'Who is it?')).all[1]
    expect(later).toMatchObject({ number: 2, identifier: 'q-7', sourceId: alone?.sourceId })
  })

  it.each([
    ['a file that ends early', '<quiz><question type="truefalse">', 1],
    ['entities', '<!DOCTYPE quiz [<!ENTITY a "b">]>\n<quiz>&a;</quiz>', 1],
    ['another file', '<html/>', 1],
  ])('tells of %s, and throws nothing', (_, text, line) => {
    const [only] = readMoodleQuestions('quiz.xml', Buffer.from(text))
    expect(only?.outcome).toMatchObject({ isTaken: false, isBroken: true, line })
  })

  it('refuses a question that holds itself too often, and no other', () => {
    const deep = `<p>${'<b>'.repeat(20_000)}x${'</b>'.repeat(20_000)}</p>`
    const { taken, report } = imported(
      question('truefalse', deep, answer(100, 'true') + answer(0, 'false')),
      question('truefalse', 'Birds fly.', answer(100, 'true') + answer(0, 'false')),
    )
    expect(taken).toBe(1)
    expect(report).toContain('quiz.xml:3: ')
  })

  it('is known by its first element', async () => {
    const opened = await openFile('export.xml', Buffer.from(quiz(question('essay', 'Tell.'))))
    const first = opened.ok ? opened.questions.next().value : null
    expect(first?.outcome).toMatchObject({ reason: 'no type for questions of the kind "essay"' })
    const inTwoBytes = quiz(question('essay', 'Tell.')).replace('UTF-8', 'utf-16')
    const again = await openFile('export.xml', Buffer.from(`\uFEFF${inTwoBytes}`, 'utf16le'))
    expect(again.ok && again.questions.next().value?.outcome).toEqual(first?.outcome)
  })
})
