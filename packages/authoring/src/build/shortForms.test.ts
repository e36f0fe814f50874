import { expectOpened, openProblem } from '@wordstride/core'
import { plugins, registry } from '@wordstride/plugins/graders'
import { describe, expect, it } from 'vitest'
import type { AuthoredProblem } from '../files/skillFile'
import { buildProblem } from './buildProblem'

const skill = { section_type: 'ae.la', grade_id: 2, skill_id: 'la.2.test', skill_name: 'Test' } as const

const authored = (type: string, body: Record<string, unknown>): AuthoredProblem => ({
  id: 'E1',
  type,
  prompt: 'Look.',
  hints: ['Think.'],
  ...body,
})

function build(type: string, body: Record<string, unknown>) {
  const built = buildProblem(authored(type, body), skill, 'E', 1)
  if (!built.ok) throw new Error(JSON.stringify(built.faults))
  const exercise = expectOpened(registry.open(built.problem.problem))
  return { exercise, raw: built.problem.problem, problem: exercise.problem, warnings: built.warnings }
}

function faultsOf(type: string, body: Record<string, unknown>) {
  const built = buildProblem(authored(type, body), skill, 'E', 1)
  return built.ok ? [] : built.faults.map(({ path, message }) => ({ path: path.join('.'), message }))
}

/** What a learner's right response says, in words. */
function answer(type: string, body: Record<string, unknown>): string {
  const { exercise } = build(type, body)
  const view = exercise.view(exercise.present(() => 0.3))
  return exercise.describeResponse(view, exercise.correctResponse())
}

const options = [
  { text: 'cat', correct: true, why: 'It is a cat.' },
  { text: 'dog', why: 'It barks.' },
  { text: 7, why: 'A number.' },
]

describe('the short forms', () => {
  it.each([
    ['selection', { options }, 'cat'],
    [
      'multi_selection',
      { options: [...options, { text: 'owl', correct: true, why: 'An owl.' }] },
      /^(cat, owl|owl, cat)$/,
    ],
    ['dynamic_selection', { options }, 'cat'],
    ['collapsible_selection', { options }, 'cat'],
    ['fill_in_the_blank', { text: 'We {*walk|walks} {home|*away}.', why: {} }, 'walk, away'],
    [
      'table_with_dropdown',
      { columns: ['Word', 'Kind'], rows: [['cat', '{*noun|verb}']], why: { noun: 'A thing.', verb: 'No.' } },
      'noun',
    ],
    ['clickable_text', { text: 'The [*happy] [dog] ran.', why: {} }, 'happy'],
    ['markdown_clickable_text', { text: '- [*Run]!\n- a **[big]** dog', why: {} }, 'Run'],
    ['ordering', { items: ['one', 'two', 'three'] }, 'one → two → three'],
    ['unscramble_drag_drop', { items: ['The dog', 'ran', 'home.'] }, 'The dog ran home.'],
    ['text_drag_and_sort', { slots: ['small', 'big'], items: ['ant', 'whale'] }, /ant.*whale/],
    [
      'pairing',
      {
        pairs: [
          { left: 'un-', right: 'not' },
          { left: 're-', right: 'again', why: 'Redo.' },
        ],
      },
      /un-.*not.*re-.*again/,
    ],
    [
      'text_drag_drop',
      {
        buckets: [
          { name: 'Noun', items: ['cat'] },
          { name: 'Verb', items: ['run', 'sit'] },
        ],
      },
      /Noun: cat; Verb: (run, sit|sit, run)/,
    ],
    [
      'text_drag_drop_small',
      {
        buckets: [
          { name: 'A', items: ['ant'] },
          { name: 'B', items: ['bee'] },
        ],
        why: { ant: 'A.', bee: 'B.' },
      },
      'A: ant; B: bee',
    ],
    [
      'multi_media_drag_drop',
      {
        buckets: [
          { name: 'Pets', items: [{ text: 'dog', image: 'emoji:dog' }] },
          { name: 'Fruit', items: [{ text: 'pear', image: '/media/pear.png' }] },
        ],
      },
      'Pets: dog; Fruit: pear',
    ],
    [
      'vocabulary_spelling',
      { word: 'cat', definition: 'a pet', sample_sentence: 'My ___.', explanation: 'A pet.' },
      'cat',
    ],
    [
      'vocabulary_unscrambling',
      { word: 'noon', definition: 'midday', sample_sentence: 'At ___.', explanation: 'Midday.' },
      /n.?o.?o.?n/,
    ],
    ['vocabulary_selection', { form: 'word_definition', word: 'cat', options }, 'cat'],
  ])('%s: the right response is what the author marked', (type, body, expected) => {
    if (typeof expected === 'string') expect(answer(type, body)).toBe(expected)
    else expect(answer(type, body)).toMatch(expected)
  })

  it('keep both questions of a grouped problem, with their kinds', () => {
    const { problem } = build('selection', {
      questions: [
        { prompt: 'First?', choose: 'one', options },
        { prompt: 'Second?', choose: 'all', options },
      ],
    })
    expect(problem).toMatchObject({
      subProblemItems: [
        { type: 'radio', prompt: 'First?' },
        { type: 'checkbox', prompt: 'Second?' },
      ],
    })
  })

  it.each([
    ['selection', { options }, 'shuffle_options'],
    [
      'multi_selection',
      { options: [...options, { text: 'owl', correct: true, why: 'A bird.' }] },
      'shuffle_options',
    ],
    ['dynamic_selection', { options }, 'shuffle_options'],
    ['fill_in_the_blank', { text: 'A {*cat|cot}.', why: {} }, 'blanks.0.shuffle_options'],
    [
      'table_with_dropdown',
      { columns: ['A'], rows: [['{*cat|cot}']], why: {} },
      'rows.0.0.blank.shuffle_options',
    ],
  ])('%s: the options stand in another order each time, unless the author says not', (type, body, path) => {
    const shuffled = (rest: Record<string, unknown>) =>
      path
        .split('.')
        .reduce<unknown>(
          (at, key) => (at as Record<string, unknown>)[key],
          build(type, { ...body, ...rest }).raw,
        )
    expect(shuffled({})).toBe(true)
    expect(shuffled({ shuffle_options: false })).toBe(false)
  })

  it('put a passage before the question', () => {
    const { problem } = build('selection', {
      options,
      passage: { title: 'The lake', layout: 'flipbook', pages: ['One.', 'Two.'] },
    })
    expect(problem.problemItems.map(({ kind }) => kind)).toEqual(['passage', 'markdown'])
  })

  it('take a type in its full form under body', () => {
    const body = {
      drag_items: [
        { id: 'a', content: 'x', order: 1 },
        { id: 'b', content: 'y', order: 2 },
      ],
    }
    expect(build('ordering', { body }).problem).toMatchObject(body)
  })

  it('give ids that do not tell the place of a card', () => {
    const ids = (items: string[]) => {
      const { problem } = expectOpened(openProblem(plugins.ordering, build('ordering', { items }).raw))
      return new Map(problem.drag_items.map(({ content, id }) => [content, id]))
    }
    expect(ids(['a', 'b', 'c']).get('a')).toBe(ids(['c', 'b', 'a']).get('a'))
  })

  it('tell bold from the mark of a right phrase', () => {
    const { problem } = build('markdown_clickable_text', { text: 'x [**bold**] y [***right**] z', why: {} })
    expect(problem).toMatchObject({
      phrases: [
        { phrase: '**bold**', answer: false },
        { phrase: '**right**', answer: true },
      ],
    })
  })

  it('warn of explanations that are missing or explain nothing', () => {
    const { warnings } = build('fill_in_the_blank', {
      text: 'We {*go|goes}.',
      why: { go: 'Yes.', gose: 'No.' },
    })
    expect(warnings).toEqual(['why: "goes" has no explanation.', 'why: "gose" is not one of the choices.'])
  })

  it.each([
    ['an unknown type', 'riddle', {}, 'type', /Unknown type "riddle"\. Known: .*selection/],
    ['no options', 'selection', {}, '', /either options or questions/],
    ['an option without why', 'selection', { options: [{ text: 'a' }, options[0]] }, 'options.0.why', /./],
    ['an unknown field', 'selection', { options, optoins: [] }, 'optoins', /Did you mean "options"/],
    ['a blank without a right word', 'fill_in_the_blank', { text: '{a|b}', why: {} }, 'text', /asterisk/],
    ['two right words', 'fill_in_the_blank', { text: '{*a|*b}', why: {} }, 'text', /asterisk/],
    [
      'a cell half dropdown',
      'table_with_dropdown',
      { columns: ['a'], rows: [['x {*a|b}']], why: {} },
      'rows.0.0',
      /cell/,
    ],
    ['a phrase twice', 'clickable_text', { text: '[*a] [b] [b]', why: {} }, 'text', /twice/],
    ['a card twice', 'ordering', { items: ['a', 'b', 'a'] }, 'items.2', /twice/],
    [
      'more slots than cards',
      'text_drag_and_sort',
      { slots: ['x', 'y', 'z'], items: ['a', 'b'] },
      'items',
      /3 slots and 2 items/,
    ],
    [
      'two equal partners',
      'pairing',
      {
        pairs: [
          { left: 'a', right: 'x' },
          { left: 'b', right: 'x' },
        ],
      },
      'pairs.1.right',
      /twice/,
    ],
    [
      'two right options',
      'selection',
      { options: [options[0], { ...options[0], text: 'b' }] },
      'options',
      /Several/,
    ],
    [
      'no wrong option',
      'multi_selection',
      { options: [options[0], { ...options[0], text: 'b' }] },
      'options',
      /Every/,
    ],
    [
      'no right option',
      'selection',
      { options: options.slice(1) },
      'options',
      /No option has "correct: true"/,
    ],
    [
      'an option twice',
      'selection',
      { options: [options[0], { ...options[1], text: 'cat' }] },
      'options.1.text',
      /twice/,
    ],
    [
      'a count that is not that of the right options',
      'multi_selection',
      { options: options.slice(0, 2), answer_count: 2 },
      'answer_count',
      /have "correct: true": 1\. They are to be chosen, not 2/,
    ],
    ['a field beside body', 'ordering', { body: {}, items: ['a', 'b'] }, 'items', /stands beside "body"/],
    ['a blank of one word', 'fill_in_the_blank', { text: 'A {*cat}.', why: {} }, 'text', /two words or more/],
    ['a blank with a word twice', 'fill_in_the_blank', { text: 'A {*cat|cat}.', why: {} }, 'text', /twice/],
    ['a blank without a word', 'fill_in_the_blank', { text: 'A {*cat|}.', why: {} }, 'text', /missing/],
    ['no blank', 'fill_in_the_blank', { text: 'A [*cat|dog].', why: {} }, 'text', /No blank/],
    [
      'a blank that does not end',
      'fill_in_the_blank',
      { text: 'A {*cat|dog} {ran.', why: {} },
      'text',
      /ends with }/,
    ],
    [
      'a phrase that does not end',
      'clickable_text',
      { text: 'A [*cat] [ran] [off.', why: {} },
      'text',
      /ends with \]/,
    ],
    ['no right phrase', 'clickable_text', { text: 'A *[cat] [ran].', why: {} }, 'text', /asterisk inside/],
    ['no wrong phrase', 'clickable_text', { text: 'A [*cat] ran.', why: {} }, 'text', /must be wrong/],
    ['an asterisk before what is typed', 'typed_blanks', { text: 'A {*cat}.' }, 'text', /no asterisk/],
    ['nothing to type', 'typed_blanks', { text: 'A cat.' }, 'text', /No gap/],
    [
      'a row that is too short',
      'table_with_dropdown',
      { columns: ['a', 'b'], rows: [['x', '{*a|b}'], ['y']], why: {} },
      'rows.1',
      /2 columns and 1 cells/,
    ],
    ['no dropdown', 'table_with_dropdown', { columns: ['a'], rows: [['x']], why: {} }, 'rows', /No cell/],
    [
      'a card in two buckets',
      'text_drag_drop',
      {
        buckets: [
          { name: 'a', items: ['x', 'y'] },
          { name: 'b', items: ['z', 'x'] },
        ],
      },
      'buckets.1.items.1',
      /twice/,
    ],
    [
      'two buckets of one name',
      'text_drag_drop',
      {
        buckets: [
          { name: 'a', items: ['x'] },
          { name: 'a', items: ['y'] },
        ],
      },
      'buckets.1.name',
      /twice/,
    ],
    [
      'two slots of one name',
      'text_drag_and_sort',
      { slots: ['x', 'x'], items: ['a', 'b'] },
      'slots.1',
      /twice/,
    ],
    [
      'a card without its picture',
      'multi_media_drag_drop',
      {
        buckets: [
          { name: 'a', items: [{ text: 'x' }] },
          { name: 'b', items: ['y'] },
        ],
      },
      'buckets.0.items.0.image',
      /missing/,
    ],
  ])('report %s where it stands', (_, type, body, path, message) => {
    const [fault] = faultsOf(type, body)
    expect(fault?.path).toBe(path)
    expect(fault?.message).toMatch(message)
  })
})
