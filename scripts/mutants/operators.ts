import ts from 'typescript'

/** One way to break a source: what stands there, and what to read instead. */
export interface Mutation {
  start: number
  end: number
  /** For people: 'a === b → a !== b'. */
  label: string
  line: number
  /** It is read once, while the module is loaded. */
  isStatic: boolean
  /** What stands there when it is broken. */
  broken: string
  /** The text with the switch in it: `isOn` is true while the source is to be broken in this way. */
  apply(original: string, isOn: string): string
}

const FLIPPED = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.QuestionQuestionToken, '&&'],
])

/** The words of the contract, each with one that means something else. */
const OTHER_WORD = new Map([
  ['correct', 'incorrect'],
  ['incorrect', 'correct'],
  ['not_answered', 'incorrect'],
  ['over_answered', 'incorrect'],
  ['neutral', 'correct'],
  ['full', 'partial'],
  ['partial', 'full'],
  ['radio', 'checkbox'],
  ['checkbox', 'radio'],
])

const LEFT_OUT = new Set(['filter', 'sort', 'reverse', 'toReversed', 'slice', 'trim', 'flat'])
const EXCHANGED = new Map([
  ['every', 'some'],
  ['some', 'every'],
  ['shuffle', 'NOTHING'],
])

/** How something looks or is found by tests is no behaviour. */
const LOOKS =
  /^(key|className|style|ref|data-.*|size|layout|placeholder|autoComplete|autoCorrect|autoCapitalize|spellCheck|isInline|isJoined|maxLength)$/

const isSchema = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^z\s*\./.test(node.expression.getText())

/** What the documentation says of the keys; whether it says anything is asked of the whole. */
const isDescription = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && ['keyboard', 'roles', 'announcements'].includes(node.name.getText())

const isLook = (node: ts.Node): boolean => ts.isJsxAttribute(node) && LOOKS.test(node.name.getText())

/** Any wrong response serves: which of them is taken is no fault. */
const isWrongOnPurpose = (node: ts.Node): boolean =>
  (ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node)) && node.name.getText() === 'wrongResponse'

/** What nobody hears, and lines of a type's own beside its answers: the type's own tests know what they say. */
const isDecoration = (node: ts.Node): boolean =>
  ts.isJsxElement(node) && /aria-hidden="true"|aria-live=|role="status"/.test(node.openingElement.getText())

/** Types, schemas and imports are not broken: the compiler reads the ones, and the others' limits are a matter of taste. */
const isLeftAlone = (node: ts.Node): boolean =>
  isDescription(node) ||
  isLook(node) ||
  isWrongOnPurpose(node) ||
  isDecoration(node) ||
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  isSchema(node)

const isTurned = (node: ts.Node): boolean =>
  (ts.isBinaryExpression(node) && FLIPPED.has(node.operatorToken.kind)) || ts.isPrefixUnaryExpression(node)

/** A comparison is turned round as a whole. */
const isNameOrCompared = ({ parent }: ts.StringLiteral): boolean =>
  isTurned(parent) ||
  ts.isJsxAttribute(parent) ||
  (ts.isPropertyAssignment(parent) && ts.isStringLiteral(parent.name))

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 70 ? `${line.slice(0, 67)}…` : line
}

const isFunction = (node: ts.Node): boolean => ts.isArrowFunction(node) || ts.isFunctionExpression(node)

const isInChain = (node: ts.Node): boolean => (node.flags & ts.NodeFlags.OptionalChain) !== 0

/** All ways in which a source is broken, in the order of the source. */
export function mutationsOf(file: string, text: string): Mutation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: Mutation[] = []

  function add(node: ts.Node, label: string, broken: string, apply: Mutation['apply']): void {
    const start = node.getStart()
    const line = source.getLineAndCharacterOfPosition(start).line + 1
    found.push({
      start,
      end: node.getEnd(),
      label,
      line,
      broken,
      isStatic: !ts.findAncestor(node, ts.isFunctionLike),
      apply,
    })
  }
  const instead = (node: ts.Expression, replacement: string): void =>
    add(
      node,
      `${short(node.getText())} → ${short(replacement)}`,
      `(${replacement})`,
      (original, isOn) => `(${isOn} ? ${replacement} : ${original})`,
    )

  function visitExpression(node: ts.Node): void {
    if (isInChain(node)) return
    if (ts.isBinaryExpression(node)) {
      const other = FLIPPED.get(node.operatorToken.kind)
      if (other) instead(node, `(${node.left.getText()}) ${other} (${node.right.getText()})`)
    } else if (ts.isConditionalExpression(node)) {
      if (!isTurned(node.condition)) instead(node.condition, `!(${node.condition.getText()})`)
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) instead(node as ts.Expression, 'false')
    else if (node.kind === ts.SyntaxKind.FalseKeyword) instead(node as ts.Expression, 'true')
    else if (ts.isNumericLiteral(node) && ts.isElementAccessExpression(node.parent))
      instead(node, node.text === '0' ? '1' : '0')
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      instead(node, `!!(${node.operand.getText()})`)
    else if (ts.isStringLiteral(node) && !isNameOrCompared(node)) {
      const other = OTHER_WORD.get(node.text)
      if (other) instead(node, `'${other}'`)
    } else if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) instead(node, '[]')
    else if (ts.isCallExpression(node)) visitCall(node)
  }

  function visitCall(node: ts.CallExpression): void {
    const { expression } = node
    if (ts.isIdentifier(expression) && EXCHANGED.get(expression.text) === 'NOTHING')
      instead(node, `[...(${node.arguments[0]?.getText()})]`)
    if (!ts.isPropertyAccessExpression(expression)) return
    const name = expression.name.text
    const receiver = expression.expression.getText()
    if (LEFT_OUT.has(name)) instead(node, receiver)
    const other = EXCHANGED.get(name)
    if (other)
      instead(
        node,
        `${receiver}.${other}(${node.arguments.map((argument) => argument.getText()).join(', ')})`,
      )
  }

  function visitStatement(node: ts.Node): void {
    if (ts.isIfStatement(node)) {
      const { expression } = node
      if (!isTurned(expression)) instead(expression, `!(${expression.getText()})`)
      if (!node.elseStatement)
        add(
          node,
          `without: ${short(node.getText())}`,
          '{}',
          (original, isOn) => `{ if (!${isOn}) { ${original} } }`,
        )
    } else if (ts.isExpressionStatement(node))
      add(
        node,
        `without: ${short(node.getText())}`,
        '{}',
        (original, isOn) => `{ if (!${isOn}) { ${original} } }`,
      )
  }

  function visitProperty(node: ts.Node): void {
    const isPlain =
      ts.isShorthandPropertyAssignment(node) ||
      (ts.isPropertyAssignment(node) && !isFunction(node.initializer))
    if (isPlain)
      add(
        node,
        `without property: ${short(node.getText())}`,
        '...{}',
        (original, isOn) => `...(${isOn} ? {} : { ${original} })`,
      )
  }

  function visitJsx(node: ts.Node): void {
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText()
      if (LOOKS.test(name)) return
      const { initializer } = node
      add(node, `without attribute: ${short(node.getText())}`, '', (original, isOn) => {
        const value = initializer ? original.slice(original.indexOf('=') + 1) : 'true'
        const bare = value.startsWith('{') ? value.slice(1, -1) : value
        return `${name}={${isOn} ? undefined as never : (${bare})}`
      })
    } else if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      add(
        node,
        `without: ${short(node.getText())}`,
        '{null}',
        (original, isOn) => `{${isOn} ? null : (${original.slice(1, -1)})}`,
      )
  }

  function visit(node: ts.Node): void {
    if (isLeftAlone(node)) return
    visitExpression(node)
    visitStatement(node)
    visitProperty(node)
    visitJsx(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
