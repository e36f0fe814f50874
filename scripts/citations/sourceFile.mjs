import ts from 'typescript'

const KINDS = {
  tsx: ts.ScriptKind.TSX,
  ts: ts.ScriptKind.TS,
  mjs: ts.ScriptKind.JS,
  cjs: ts.ScriptKind.JS,
}

export const parse = (name, text) =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, KINDS[name.split('.').at(-1)])

function walk(node, visit) {
  visit(node)
  for (const child of node.getChildren()) walk(child, visit)
}

const lineOf = (source, position) => source.getLineAndCharacterOfPosition(position).line + 1

/** Every comment with its line; `//` on lines that follow each other are one comment. */
export function commentsOf(source) {
  const text = source.text
  const ranges = new Map()
  walk(source, (node) => {
    if (node.kind === ts.SyntaxKind.JsxText || node.getChildCount() > 0) return
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ])
      ranges.set(range.pos, range)
  })
  const comments = []
  for (const { pos, end, kind } of [...ranges.values()].sort((a, b) => a.pos - b.pos)) {
    const previous = comments.at(-1)
    const isLine = kind === ts.SyntaxKind.SingleLineCommentTrivia
    if (isLine && previous?.isLine && /^\n[ \t]*$/.test(text.slice(previous.end, pos))) previous.end = end
    else comments.push({ pos, end, isLine })
  }
  return comments.map(({ pos, end }) => ({ line: lineOf(source, pos), text: text.slice(pos, end) }))
}

const TEST_FUNCTIONS = ['it', 'test', 'describe']
const MODIFIERS = [
  'describe',
  'each',
  'for',
  'only',
  'skip',
  'skipIf',
  'runIf',
  'fails',
  'fixme',
  'concurrent',
]

/** `it`, `it.each(table)`, `test.describe` and the like; not a method of something that happens to be called test. */
function testFunction(call) {
  let callee = call.expression
  let isGroup = false
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee)) {
      if (!MODIFIERS.includes(callee.name.text)) return null
      isGroup ||= callee.name.text === 'describe'
    } else if (!ts.isCallExpression(callee)) return null
    callee = callee.expression
  }
  if (!TEST_FUNCTIONS.includes(callee.text)) return null
  return isGroup || callee.text === 'describe' ? 'group' : 'test'
}

const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateHead(node)
const textOf = (node) => (ts.isTemplateExpression(node) ? node.head.text : isText(node) ? node.text : null)

const isUrlExpectation = ({ parent }) =>
  ts.isCallExpression(parent) &&
  ts.isPropertyAccessExpression(parent.expression) &&
  ['toHaveURL', 'waitForURL'].includes(parent.expression.name.text)

/**
 * The tests of a file: title with those of the groups around it, line, and the strings of its body and table. Beside
 * them `titles`, each by itself and of groups too, and `shared`, the strings outside every test.
 */
export function testsOf(source) {
  const [tests, titles, shared] = [[], [], []]
  const visit = (node, title, strings) => {
    let [innerTitle, innerStrings] = [title, strings]
    const own = ts.isCallExpression(node) && node.arguments[0] ? textOf(node.arguments[0]) : null
    const kind = own === null ? null : testFunction(node)
    const line = lineOf(source, node.getStart())
    if (kind) {
      innerTitle = `${title} ${own}`.trim()
      titles.push({ text: own, line })
    }
    if (kind === 'test') {
      innerStrings = []
      tests.push({ title: innerTitle, line, strings: innerStrings })
    }
    if (isText(node)) strings.push({ text: node.text, line })
    else if (ts.isRegularExpressionLiteral(node) && isUrlExpectation(node))
      strings.push({ text: node.text.slice(1).replaceAll('\\/', '/'), line })
    for (const child of node.getChildren()) visit(child, innerTitle, innerStrings)
  }
  visit(source, '', shared)
  return { tests, titles, shared }
}

/** The paths of a router: every `path` of the objects in its file. */
export function routerPaths(source) {
  const paths = []
  walk(source, (node) => {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'path' &&
      ts.isStringLiteralLike(node.initializer)
    )
      paths.push(node.initializer.text)
  })
  return paths
}
