import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { buildPack } from '../build/buildPack'
import { writePack } from '../testing/writePack'
import { importGift } from './importGift'

const GIFT = `// A comment
::Sum:: What is 2 + 2? {=4#Two and two. ~3#Too few. ~5}

::Pets:: Which are pets? {~%50%cat ~%50%dog ~%-100%whale}

::Sounds:: Match. {=cat -> meow =dog -> woof =cow -> moo}

::Fact:: Birds lay eggs. {T#Look in a nest.#Yes, they do.}

::Gap:: The cat {=sat ~sitted} on the mat.

::Year:: When? {#1990:2}

::Essay:: Tell us more. {}
`

function build(yaml: string) {
  return buildPack(
    writePack({
      'ae.la/grade-2/chapter-1.yaml': 'chapter_id: 1\nname: Imported\n',
      'ae.la/grade-2/chapter-1/imported.yaml': `skill_id: la.2.imported\nname: Imported\nseq: 1\n${yaml}`,
    }),
  )
}

interface Exercise {
  id: string
  type: string
  prompt?: string
  options?: { text: string; correct?: boolean; why: string }[]
  body?: { text?: string; blanks?: object[]; problemItems?: object[] } & Record<string, unknown>
}

function imported(text: string) {
  const { yaml, report, ...counts } = importGift('quiz.gift', text)
  const exercises = (parse(yaml) as { exercises: Exercise[] }).exercises
  return { ...counts, yaml, exercises, first: exercises[0], report: report.join('\n') }
}

describe('importGift', () => {
  it('takes choices, several right answers, pairs, true or false, gaps and numbers, and they build', () => {
    const { yaml, taken, asked } = importGift('quiz.gift', GIFT)
    expect({ taken, asked }).toEqual({ taken: 6, asked: 7 })
    const { pack, errors } = build(yaml)
    expect(errors).toEqual([])
    const problems = pack.chapters[0]?.skills[0]?.problems.map(({ problem }) => problem) ?? []
    expect(problems.map(({ problem_type }) => problem_type)).toEqual([
      'selection',
      'multi_selection',
      'pairing',
      'selection',
      'fill_in_the_blank',
      'typed_blanks',
    ])
    expect(JSON.stringify(problems[0])).toContain('"label":"4","answer":true,"explanation":"Two and two."')
    expect(JSON.stringify(problems[1])).toContain('"label":"whale","answer":false')
    expect(JSON.stringify(problems[3])).toContain(
      '"label":"True","answer":true,"explanation":"Yes, they do."',
    )
    expect(problems[4]?.text).toMatch(/^The cat \[\[\w+\]\] on the mat\.$/)
    expect(problems[5]?.blanks).toEqual([{ uuid: 'gap', kind: 'number', answer: 1990, tolerance: 2 }])
  })

  it('reports what it could not take with its line', () => {
    expect(importGift('quiz.gift', GIFT).report).toEqual([
      expect.stringMatching(/^quiz\.gift:4: E2 "Pets": points for parts/),
      expect.stringMatching(/^quiz\.gift:14: "Essay" was not taken: no type for Essay questions\.$/),
      expect.stringMatching(/^Write hints of your own/),
    ])
  })

  it('writes the full form where the short one cannot say a word', () => {
    const { yaml } = importGift('quiz.gift', '::Gap:: The cat {=sat ~sit|ted} on the mat.')
    const { pack, errors } = build(yaml)
    expect(errors).toEqual([])
    expect(pack.chapters[0]?.skills[0]?.problems[0]?.problem).toMatchObject({
      problem_type: 'fill_in_the_blank',
      text: 'The cat [[gap]] on the mat.',
      blanks: [{ options: [{ label: 'sat' }, { label: 'sit|ted' }], answer: 'choice-1' }],
    })
  })

  it('writes the full form where a reason is shorter than authors may write', () => {
    const { first } = imported('Q? {=a#Yes. ~b#No.}')
    expect(first?.body?.subProblemItems).toMatchObject([
      {
        options: [
          { label: 'a', explanation: 'Yes.' },
          { label: 'b', explanation: 'No.' },
        ],
      },
    ])
  })

  it('loses one bad question alone', () => {
    const { taken, exercises, report } = imported(
      '\uFEFF::A:: One? {=a ~b}\n\n::B:: Two? {=a ~b\n\n\n// Comment\n::C:: Three: which? {=a ~b}',
    )
    expect(taken).toBe(2)
    expect(exercises.map(({ id, prompt }) => [id, prompt])).toEqual([
      ['E1', 'One?'],
      ['E3', 'Three: which?'],
    ])
    expect(report).toContain(
      'quiz.gift:3: "B" was not taken: the { in this line has no } behind the answers, among which no line is empty.',
    )
  })

  it.each([
    [
      'no empty line between two questions',
      '::A:: One? {=a ~b}\n// The second\n::B:: Two? {=a ~b}',
      3,
      'another question begins in this line: an empty line is missing above it',
    ],
    [
      'none, and no titles',
      'One? {\n=a\n~b\n}\nTwo? {=a ~b}',
      5,
      'another question begins in this line and an empty line is missing above it, or one question has answers in several places',
    ],
    [
      'two gaps in two lines',
      'The cat {=sat ~sitted}\non the {=mat ~mud}.',
      2,
      'another question begins in this line and an empty line is missing above it, or one question has answers in several places',
    ],
    [
      'an empty line among the answers',
      'One?\n{=a\n\n~b}',
      2,
      'the { in this line has no } behind the answers, among which no line is empty',
    ],
    [
      'a second brace before the first is closed',
      '::A:: One? {=a ~b\n::B:: Two? {=a ~b}',
      1,
      'the { in this line has no } behind the answers, among which no line is empty',
    ],
    ['answers that do not begin', 'One?\n=a ~b}', 2, 'a } stands in this line, and no { before the answers'],
    [
      'a question without answers',
      'One? =a ~b',
      1,
      'no answers stand behind it in braces, as {=right ~wrong}',
    ],
  ])('says of %s in which line what is missing', (_, text, line, reason) => {
    expect(imported(text).report.split('\n')[0]).toBe(
      `quiz.gift:${line}: "${text.startsWith('::') ? 'A' : 'question 1'}" was not taken: ${reason}.`,
    )
  })

  it('takes a text that goes on behind its gap in the next line', () => {
    expect(imported('The cat {=sat ~sitted}\non the mat.').taken).toBe(1)
  })

  it('names the source above each exercise, whose number stays when others are taken later', () => {
    const before = imported('::A:: Tell. {}\n\n// question: 7 [id:q-7]\n::B:: Two? {=a ~b}')
    expect(before.yaml).toContain('# quiz.gift:4 q-7 "B"\n')
    const after = imported('::A:: Tell. {=a ~b}\n\n// question: 7 [id:q-7]\n::B:: Two? {=a ~b}')
    expect(after.exercises[1]).toEqual(before.first)
    expect(before.first?.id).toBe('E2')
  })
})

describe('weights of GIFT', () => {
  it('takes parts that make the whole as all required', () => {
    const { first, report } = imported('Q? {~%33.33333%a ~%33.33333%b ~%33.33333%c ~d}')
    expect(first?.type).toBe('multi_selection')
    expect(first?.options?.map(({ correct = false }) => correct)).toEqual([true, true, true, false])
    expect(report).toContain('a wrong choice that cost nothing now makes the answer wrong')
  })

  it.each([
    ['{=a =b ~c}', 'one of several right answers is enough'],
    ['{=a ~%50%b ~c}', 'a choice is right by 50 % beside one that is all right'],
    ['{=%50%a ~b}', 'a choice is right by 50 % beside one that is all right'],
    ['{~%50%a ~%25%b ~c}', 'its right answers earn 75 % together, not 100 %'],
    ['{~%100%a ~%100%b ~c}', 'its right answers earn 200 % together, not 100 %'],
    ['{~%50%a ~%50%b}', 'every choice is right'],
    ['{~a ~b}', 'no answer is right'],
    ['{=%100%a =%50%b}', 'an answer is right by 50 %'],
    ['{=a =%0%A#No.}', 'an answer is both right and wrong'],
    ['{=a*}', 'a star in its answer stands for any letters'],
    ['{true}', 'whether it means true or false, or the word, cannot be seen'],
    ['{#=3 =5}', 'several numbers are right'],
    ['{#5..1}', 'its numbers end before they begin'],
    ['{#~4:0 =3:1}', 'a number is both right and wrong'],
    ['{=a -> b = -> c =d -> e}', 'an answer belongs to no question of the match'],
    ['{=a -> x =b -> x =d -> e}', 'an answer of the match is right twice'],
    ['{=a ~b} and {=c ~d}', 'it has answers in several places'],
  ])('refuses %s with its reason', (answers, reason) => {
    const { taken, report } = imported(`Q? ${answers}`)
    expect(taken).toBe(0)
    expect(report).toBe(`quiz.gift:1: "question 1" was not taken: ${reason}.`)
  })
})

describe('typed answers of GIFT', () => {
  it('takes accepted words in the middle of a text, with what is said to a foreseen mistake', () => {
    const { first } = imported('She has {=gone =left ~goed#Not a word.} home.####Go, went, gone.')
    expect(first).toBeUndefined()
    const within = imported('She has {=gone#Well done. =left =%0%goed#Not a word. ####Go, went, gone.} home.')
    expect(within.first).toMatchObject({
      type: 'typed_blanks',
      body: {
        text: 'She has [[gap]] home.',
        blanks: [
          {
            uuid: 'gap',
            kind: 'text',
            answers: ['gone', 'left'],
            ignore_case: true,
            errors: [{ typed: 'goed', explanation: 'Not a word.' }],
            explanation: 'Well done.\n\nGo, went, gone.',
          },
        ],
      },
    })
  })

  it.each([
    ['{#3.5:0.1}', { answer: 3.5, tolerance: 0.1 }],
    ['{#1..5}', { answer: 3, tolerance: 2 }],
    ['{#0.1..0.2}', { answer: 0.15, tolerance: 0.05 }],
    ['{#-7}', { answer: -7 }],
    ['{#=12:0#Right. ~*#Count again.}', { answer: 12 }],
  ])('takes the number %s', (answers, gap) => {
    expect(imported(`How many? ${answers}`).first?.body).toMatchObject({
      problemItems: [{ value: 'How many?' }],
      text: '[[gap]]',
      blanks: [{ uuid: 'gap', kind: 'number', ...gap }],
    })
  })

  it('keeps what is said to numbers, and tells of what has no place', () => {
    const { first, report } = imported(
      'How many? {#=3:0#Well done. =%0%4:0#One too many. ~*#Count again. ####One, two, three.}',
    )
    expect(first?.body?.blanks).toEqual([
      {
        ...{ uuid: 'gap', kind: 'number', answer: 3 },
        errors: [{ typed: '4', explanation: 'One too many.' }],
        explanation: 'Well done.\n\nOne, two, three.',
      },
    ])
    expect(report).toContain('what it says to any other answer is left out')
    expect(imported('Who? {=Ann =%0%*#Read again.}').report).toContain('any other answer')
    expect(imported('Who? {=Ann#Yes. =Anna#So is she called.}').report).toContain('the first is kept')
  })

  it('keeps the sign of the answer apart from lines that the author drew', () => {
    expect(imported('A ___ line, and {=this} too.').first?.body?.text).toBe('A ___ line, and [[gap]] too.')
  })
})

describe('texts of GIFT', () => {
  it('shows HTML as Markdown in question, options and feedback', () => {
    const { first } = imported(
      '::Q::[html]<p>Which is <b>not</b>&nbsp;a pet?<br></p>{=<p>a <em>whale</em></p>#<p>It swims.</p> ~<p dir\\="ltr">a cat</p>}',
    )
    expect(first).toMatchObject({
      prompt: 'Which is **not**\u00A0a pet?',
      options: [{ text: 'a *whale*', correct: true, why: 'It swims.' }, { text: 'a cat' }],
    })
  })

  it('shows signs as they are where the text is plain, and marks where it is Markdown', () => {
    expect(imported('[plain]Is <b>2*3*4</b> even? {T}').first?.prompt).toBe('Is \\<b>2\\*3\\*4\\</b> even?')
    expect(imported('[markdown]Is *this* so? {T}').first?.prompt).toBe('Is *this* so?')
    expect(imported('Is <i>this</i> so? {T}').first?.prompt).toBe('Is *this* so?')
  })

  it('reads the escapes of both sides of a pair', () => {
    const { yaml } = imported('Match. {=a \\= b -> c\\: d =e -> f =g -> h}')
    expect(yaml).toContain('a = b')
    expect(yaml).toContain('c: d')
    expect(yaml).not.toContain('&&')
  })

  it('says the general feedback with the right choice, or as the solution', () => {
    const { first } = imported('Q? {=a ~b ####Because.}')
    expect(first?.options).toEqual([
      { text: 'a', correct: true, why: 'Because.' },
      { text: 'b', why: 'This is not right.' },
    ])
    expect(JSON.stringify(imported('Match. {=a -> b =c -> d =e -> f ####Because.}').first)).toContain(
      'Because.',
    )
  })

  it.each([
    [
      '[html]<p>Look: <img src\\="@@PLUGINFILE@@/a.png"></p>{T}',
      'its picture or recording is a file of Moodle, which is not taken',
    ],
    ['[html]<p>Look<div></p>{T}', 'its HTML is not well formed'],
    ['[html]<video src\\="a.mp4"></video>{T}', 'no text of ours shows <video>'],
    ['[html]<p>Is <u>cat</u> a noun?</p>{T}', 'no text of ours shows <u>'],
    ['[markdown]Is <u>cat</u> a noun? {T}', 'HTML stands in its Markdown, where no text of ours shows it'],
    ['[markdown]<img src="/media/a.png"> {T}', 'HTML stands in its Markdown'],
    ['What is $$x^2$$? {=a ~b}', 'no text of ours shows formulas'],
    ['What is \\(x^2\\)? {=a ~b}', 'no text of ours shows formulas'],
    ['[html]<p>Q</p>{=<p></p> ~b}', 'a text of it would be empty'],
  ])('refuses %s', (text, reason) => {
    expect(imported(text).report).toContain(`was not taken: ${reason}`)
  })

  it('tells that the address of a link is left out', () => {
    const { report } = importGift(
      'a.gift',
      '[html]<p>Read <a href\\="https\\://a.test/text">the text</a>.</p>{T}',
    )
    expect(report.join()).toContain('the addresses of its links are left out')
  })

  it('tells the line of a question whose HTML is refused', () => {
    const { report } = imported('Is it? {T}\n\n\n\n[html]<p>Is it\n<u>cat</u>?</p>{T}')
    expect(report).toContain('quiz.gift:5:')
  })

  it.each([
    ['Roses are red,\\nviolets are blue. {T}', 'Roses are red,  \nviolets are blue.'],
    ['One.\\n\\nTwo. {T}', 'One.\n\nTwo.'],
    ['[plain]A: Hello\\nB: Hi {T}', 'A: Hello  \nB: Hi'],
    ['[html]Roses are red,\nviolets are blue. {T}', 'Roses are red, violets are blue.'],
  ])('keeps lines as its format draws them: %s', (text, prompt) => {
    expect(imported(text).first?.prompt).toBe(prompt)
  })
})
