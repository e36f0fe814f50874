import { commentsOf, parse, testsOf } from './sourceFile.mjs'
import { callsNamedBy, routesNamedBy } from './specification.mjs'

const ID = /\b([A-Z]+)-(\d+(?:\.\d+)?)(?:\.\.(\d+))?(?![\w-])/g
const SCRIPT = /\.(tsx?|[mc]?js)$/
const TEST = /\.(test|spec|stories)\.(tsx?|mjs)$/
/** Tests that look at the app from outside or at its pages: a path in them is one of the router's. */
const OF_THE_APP = /^(app|e2e)\//
/** What the server has besides pages and calls. */
const NO_PAGE = ['/english', '/media', '/assets']

const prefixesOf = (rules) => new Set([...rules.keys()].map((id) => id.split('-')[0]))

/** Ids in a text, ranges by both ends. A word like UTF-8 is none: an id has a known prefix or two digits. */
function idsIn(text, prefixes) {
  return [...text.matchAll(ID)].flatMap(([, prefix, number, end]) =>
    prefixes.has(prefix) || /^\d\d(\.|$)/.test(number)
      ? [`${prefix}-${number}`, ...(end ? [`${prefix}-${end}`] : [])]
      : [],
  )
}

const unknownIds = (text, { rules, prefixes }) =>
  text.split('\n').flatMap((line, index) =>
    idsIn(line, prefixes)
      .filter((id) => !rules.has(id))
      .map((id) => ({ line: index + 1, message: `${id} is not in docs/spec` })),
  )

const cssComments = (text) =>
  [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map((match) => ({
    line: text.slice(0, match.index).split('\n').length,
    text: match[0],
  }))

const saysNothing = (comment) => !/\p{L}/u.test(comment.replace(ID, '').replace(/\b(and|or|to|see)\b/gi, ''))

const bareIds = (comments, { prefixes }) =>
  comments
    .filter(({ text }) => idsIn(text, prefixes).length > 0 && saysNothing(text))
    .map(({ line }) => ({ line, message: 'a comment of ids alone: say what holds, or leave it out' }))

const isCallPath = (route, calls) =>
  calls.some(({ paths }) => paths.some((path) => `/${path.split('/')[0]}` === route))

const missingRoutes = (routes, { router, calls }) =>
  [...new Set(routes)].filter(
    (route) => !router.has(route) && !NO_PAGE.includes(route) && !isCallPath(route, calls),
  )

const withoutPlaceholders = (path) => path.replace(/\{\w+\}/g, '{}')

const isMeantBy = (named) => (call) =>
  call.method === named.method &&
  call.paths.map(withoutPlaceholders).includes(withoutPlaceholders(named.path)) &&
  (named.function === undefined || named.function === call.function)

/**
 * What the cited requirement is about and the product does not have: calls of an API-nn, pages of any other. A
 * server rule has many parts, of which a test may hold one.
 */
function missingOf(id, text, facts) {
  if (id.startsWith('SR-')) return []
  if (id.startsWith('API-'))
    return callsNamedBy(text)
      .filter((call) => !facts.calls.some(isMeantBy(call)))
      .map(({ method, path, function: name }) => [method, path, name].filter(Boolean).join(' '))
  return missingRoutes(routesNamedBy(text), facts)
}

/** Titles, also those that stand in a list, as `['[SES-06] incomplete', response]`, or name a story. */
function titlesOf({ tests, titles, shared }) {
  const strings = [...shared, ...tests.flatMap((test) => test.strings)]
  const listed = strings.filter(({ text }) => /^\[[A-Z]+-\d/.test(text))
  return [...titles, ...listed]
}

/** What a title claims that cannot be. */
const falseClaims = ({ text, line }, facts) =>
  idsIn(text, facts.prefixes).flatMap((id) => {
    const missing = missingOf(id, facts.rules.get(id) ?? '', facts)
    return missing.length > 0
      ? [{ line, message: `${id} needs what is not there: ${missing.join(', ')}` }]
      : []
  })

const pathsOf = (strings) => strings.flatMap(({ text }) => /^\/[A-Za-z]\w*/.exec(text) ?? [])

function missingPages(found, facts) {
  const cites = (text) => idsIn(text, facts.prefixes).length > 0
  if (!titlesOf(found).some(({ text }) => cites(text))) return []
  const citing = found.tests.filter(({ title }) => cites(title))
  const named = [
    ...citing.map(({ title, line, strings }) => ({
      line,
      routes: [...routesNamedBy(title), ...pathsOf(strings)],
    })),
    ...found.shared.map((string) => ({ line: string.line, routes: pathsOf([string]) })),
  ]
  return named.flatMap(({ line, routes }) => {
    const missing = missingRoutes(routes, facts)
    return missing.length > 0
      ? [{ line, message: `a test that cites goes where no page is: ${missing.join(', ')}` }]
      : []
  })
}

/**
 * What is wrong with the citations of one file. `facts`: `rules` (docs/spec by id), `router` (a set of paths) and
 * `calls` (method, paths, function).
 */
export function findingsIn(file, text, knownFacts) {
  const facts = { ...knownFacts, prefixes: prefixesOf(knownFacts.rules) }
  if (idsIn(text, facts.prefixes).length === 0) return []
  const findings = unknownIds(text, facts)
  if (file.endsWith('.css')) findings.push(...bareIds(cssComments(text), facts))
  if (SCRIPT.test(file)) {
    const source = parse(file, text)
    findings.push(...bareIds(commentsOf(source), facts))
    if (TEST.test(file)) {
      const found = testsOf(source)
      findings.push(...titlesOf(found).flatMap((title) => falseClaims(title, facts)))
      if (OF_THE_APP.test(file)) findings.push(...missingPages(found, facts))
    }
  }
  return findings.filter(
    ({ line, message }, index) =>
      index === findings.findIndex((other) => other.line === line && other.message === message),
  )
}

/** Calls whose `source` names an API-nn that is about another call. */
export const foreignSources = ({ rules, calls }) =>
  calls.flatMap((call) =>
    call.source
      .filter((id) => id.startsWith('API-'))
      .filter((id) => !callsNamedBy(rules.get(id) ?? '').some((named) => isMeantBy(named)(call)))
      .map(
        (id) => `${call.function ?? call.paths[0]} names ${id} as its source, which is about another call`,
      ),
  )
