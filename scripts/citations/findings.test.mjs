import { describe, expect, it } from 'vitest'
import { findingsIn, foreignSources } from './findings.mjs'
import { readSpecification } from './specification.mjs'

const UNKNOWN = `SES-${99}`

const rules = readSpecification([
  [
    '| SES-06 | incomplete | 2.4 | browser |',
    '| HOME-01 | /home shows | 1.2 | browser |',
    '| SETUP-01 | /accountSetup: six tabs | 3.2 | browser |',
    '| API-05 | `POST tasks nextTask`: user_id | 1.7 | api |',
    '| API-08 | `POST tasks history`: user_id | 1.7 | api |',
    '| API-24 | `GET profile/{user_id}`; cards | 1.7 | api |',
    '| TYPE-00.2 | common data | 2.3 | unit |',
    '### TYPE-01 selection',
  ].join('\n'),
  '**SR-12 Level change** of a skill on /accountSetup',
])
const facts = {
  rules,
  router: new Set(['/', '/home', '/login']),
  calls: [
    { method: 'POST', paths: ['tasks'], function: 'nextTask', source: ['API-05', 'SR-12'] },
    { method: 'GET', paths: ['profile/{id}'], source: ['API-24'] },
  ],
}
const messages = (file, text) =>
  findingsIn(file, text, facts).map(({ line, message }) => `${line} ${message}`)

describe('unknown ids', () => {
  it('are found in code, styles and documents, with their line', () => {
    for (const file of ['app/src/a.ts', 'app/src/a.css', 'docs/a.md'])
      expect(messages(file, `\n/* What holds (SES-06, ${UNKNOWN}). */`)).toEqual([
        `2 ${UNKNOWN} is not in docs/spec`,
      ])
  })

  it('are found under a prefix that does not exist, and at the end of a range', () => {
    expect(messages('docs/a.md', `SSE-${'06'} and SES-06..${99}`)).toHaveLength(2)
  })

  it('are no ids that are defined, groups of them, or words with a number', () => {
    expect(messages('docs/a.md', 'SES-06, TYPE-00.2, TYPE-01, SR-12; UTF-8, K-2, SHA-256')).toEqual([])
  })
})

describe('comments of ids alone', () => {
  const bare = '1 a comment of ids alone: say what holds, or leave it out'

  it.each([
    '/** SES-06. */',
    '// SES-06, TYPE-00.2 and SR-12',
    '/*\n * SES-06..06\n */',
    '// SES-06,\n// SR-12.',
    'const a = [ // SES-06\n]',
  ])('%j fails', (text) => expect(messages('app/src/a.ts', text)).toEqual([bare]))

  it('fail in JSX and in styles', () => {
    expect(messages('app/src/a.tsx', 'const a = <p>{/* SES-06 */}</p>')).toEqual([bare])
    expect(messages('app/src/a.css', '/* SES-06 */')).toEqual([bare])
  })

  it.each([
    '/** Incomplete answers are not saved (SES-06). */',
    '// Incomplete answers are not saved:\n// SES-06.',
    "const a = '// SES-06'",
    'const a = `/* SES-06 */`',
  ])('%j is none', (text) => expect(messages('app/src/a.ts', text)).toEqual([]))

  it('are none in the text of a page', () => {
    expect(messages('app/src/a.tsx', 'const a = <p>// SES-06</p>')).toEqual([])
  })
})

describe('calls', () => {
  it('an API id that no call stands for fails in a title, also in that of a group', () => {
    const needs = 'API-08 needs what is not there: POST tasks history'
    expect(messages('packages/a.test.ts', "it('[API-08] lists', () => {})")).toEqual([`1 ${needs}`])
    expect(
      messages('packages/a.test.ts', "describe('[API-08]', () => {\n  it.each([1])('%i', f)\n})"),
    ).toEqual([`1 ${needs}`])
  })

  it('an id in a list of titles counts, and so does the name of a story', () => {
    const message = 'API-08 needs what is not there: POST tasks history'
    expect(messages('e2e/a.spec.ts', "for (const [name] of [['[API-08] a', 1]]) test(name, f)")).toEqual([
      `1 ${message}`,
    ])
    expect(messages('app/a.stories.tsx', "export const A = { name: '[API-08] a' }")).toEqual([`1 ${message}`])
  })

  it('are found by method, path and function, whatever the names of the params', () => {
    expect(messages('packages/a.test.ts', "it('[API-05] [API-24] gives', f)")).toEqual([])
  })

  it('a method of something that is called test is no test', () => {
    expect(messages('packages/a.test.ts', "test.call('about API-08', {})")).toEqual([])
  })

  it('a call names no source that is about another one', () => {
    expect(foreignSources(facts)).toEqual([])
    const [call] = facts.calls
    expect(foreignSources({ rules, calls: [{ ...call, source: ['API-08'] }] })).toEqual([
      'nextTask names API-08 as its source, which is about another call',
    ])
  })
})

describe('pages', () => {
  const lost = 'a test that cites goes where no page is: /accountSetup'

  it.each([
    ['a title', "it('[SES-06] /accountSetup opens', f)"],
    ['a journey', "test('[SES-06] opens', () => page.goto('/accountSetup?step=3'))"],
    ['a template', "test('[SES-06] opens', () => page.goto(`/accountSetup?step=$".concat('{step}`))')],
    ['a table', "it.each([{ path: '/accountSetup' }])('[SES-06] opens', f)"],
    ['an address that is waited for', "test('[SES-06]', () => expect(page).toHaveURL(/\\/accountSetup$/))"],
    ['a constant beside the tests', "const SETUP = '/accountSetup'; test('[SES-06] opens', f)"],
  ])('that the router does not have fail in %s', (_, text) => {
    expect(messages('e2e/a.spec.ts', text)).toEqual([`1 ${lost}`])
  })

  it('may be missing in a test that cites nothing, and in other rooms', () => {
    expect(
      messages('e2e/a.spec.ts', "test('opens', () => page.goto('/accountSetup')) // after SES-06"),
    ).toEqual([])
    expect(messages('packages/a.test.ts', "it('[SES-06] gives', () => get('/accountSetup'))")).toEqual([])
  })

  it('that a cited requirement is about have to be there; a server rule may be held in part', () => {
    expect(messages('packages/a.test.ts', "it('[SETUP-01] [SR-12] [HOME-01] opens', f)")).toEqual([
      '1 SETUP-01 needs what is not there: /accountSetup',
    ])
  })

  it('are not the paths of calls and media', () => {
    const text = "test('[SES-06] asks', () => [url('/tasks'), url('/english/api/v1.0'), url('/media/a.mp3')])"
    expect(messages('e2e/a.spec.ts', text)).toEqual([])
  })
})
