import { type Completion, type CompletionSource, snippetCompletion } from '@codemirror/autocomplete'
import { type JsonNode, nameOf, parseTree, propertiesOf, readString, valuesOf } from './jsonPlaces'
import { type JsonSchema, variantsOf } from './problemSchema'

/** A literal of the text: a string, a number, true, false or null. */
function readLiteral(node: JsonNode | undefined, text: string): unknown {
  if (!node || node.name === 'Object' || node.name === 'Array') return undefined
  try {
    return JSON.parse(text.slice(node.from, node.to))
  } catch {
    return undefined
  }
}

/** The forms of an object, without those that a constant field speaks against, such as `kind`. */
function fieldsOf(root: JsonSchema, object: JsonNode, text: string, edited?: string): JsonSchema[] {
  const given = propertiesOf(object)
    .map((property) => [nameOf(property, text), readLiteral(valuesOf(property)[0], text)] as const)
    .filter(([name]) => name !== edited)
  return schemasOf(root, object, text).filter((schema) =>
    given.every(([name, value]) => {
      const constant = name === undefined ? undefined : schema.properties?.[name]?.const
      return constant === undefined || value === undefined || value === constant
    }),
  )
}

/** The schemas of a place, found from the root of the text downwards. */
function schemasOf(root: JsonSchema, node: JsonNode, text: string): JsonSchema[] {
  const parent = node.parent
  if (!parent || parent.name === 'JsonText') return variantsOf(root)
  if (parent.name === 'Array') {
    return schemasOf(root, parent, text).flatMap(({ items }) => (items ? variantsOf(items) : []))
  }
  if (parent.name === 'Property' && parent.parent) {
    const name = nameOf(parent, text)
    if (name === undefined) return []
    return fieldsOf(root, parent.parent, text, name).flatMap((schema) => {
      const field = schema.properties?.[name] ?? schema.additionalProperties
      return typeof field === 'object' ? variantsOf(field) : []
    })
  }
  return schemasOf(root, parent, text)
}

/** What a new field begins with; the cursor goes where something is to be written. */
function skeleton(schema: JsonSchema): string {
  const [first] = variantsOf(schema)
  if (first?.const !== undefined) return JSON.stringify(first.const)
  switch (first?.type) {
    case 'array':
      return '[\n\t#{}\n]'
    case 'object':
      return '{\n\t#{}\n}'
    case 'string':
      return '"#{}"'
    default:
      return '#{}'
  }
}

function describe(schema: JsonSchema): string {
  const [first] = variantsOf(schema)
  if (first?.const !== undefined) return JSON.stringify(first.const)
  return first?.enum
    ? first.enum.map((value) => JSON.stringify(value)).join(' | ')
    : String(first?.type ?? '')
}

/** Names of fields that the object may still get; required ones first. */
function nameCompletions(schemas: readonly JsonSchema[], taken: ReadonlySet<string>, hasValue: boolean) {
  const found = new Map<string, Completion>()
  for (const schema of schemas) {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (taken.has(name) || found.has(name)) continue
      const isRequired = schema.required?.includes(name) ?? false
      const completion = {
        label: `"${name}"`,
        displayLabel: name,
        type: 'property',
        detail: describe(field),
        boost: isRequired ? 1 : 0,
      }
      found.set(name, hasValue ? completion : snippetCompletion(`"${name}": ${skeleton(field)}`, completion))
    }
  }
  return [...found.values()]
}

function valueCompletions(schemas: readonly JsonSchema[]): Completion[] {
  const values = schemas.flatMap((schema) =>
    schema.const !== undefined
      ? [schema.const]
      : (schema.enum ?? (schema.type === 'boolean' ? [true, false] : [])),
  )
  return [...new Set(values)].map((value) => ({
    label: JSON.stringify(value),
    displayLabel: String(value),
    type: 'constant',
  }))
}

/** Completes field names and the values of a choice from the schema of the problem (TOOL-03). */
export const completeProblem =
  (getSchema: () => JsonSchema): CompletionSource =>
  (context) => {
    const { state, pos, explicit } = context
    const root = getSchema()
    const text = state.doc.toString()
    let node: JsonNode | null = parseTree(text).resolveInner(pos, -1)
    while (node?.type.isError) node = node.parent
    if (!node) return null

    const names = (object: JsonNode, current: string | undefined, from: number, to: number) => {
      const taken = new Set(propertiesOf(object).flatMap((property) => nameOf(property, text) ?? []))
      if (current !== undefined) taken.delete(current)
      const hasValue = /^\s*:/.test(text.slice(to))
      const options = nameCompletions(fieldsOf(root, object, text), taken, hasValue)
      return { from, to, options, validFor: /^"?\w*"?$/ }
    }

    if (node.name === 'PropertyName' && node.parent?.parent) {
      const current = readString(text.slice(node.from, node.to))
      return names(node.parent.parent, current, node.from, node.to)
    }
    if (node.name === 'String' && node.parent) {
      const options = valueCompletions(schemasOf(root, node, text))
      return options.length > 0 ? { from: node.from, to: node.to, options } : null
    }
    const word = context.matchBefore(/"?\w*/)
    if (!explicit && (word === null || word.from === word.to)) return null
    const from = word?.from ?? pos
    if (node.name === 'Object') return names(node, undefined, from, pos)
    if (node.name === 'Property' && node.parent) {
      const name = nameOf(node, text)
      const field = fieldsOf(root, node.parent, text, name).flatMap((schema) => {
        const found = name === undefined ? undefined : schema.properties?.[name]
        return found ? variantsOf(found) : []
      })
      return { from, to: pos, options: valueCompletions(field) }
    }
    return null
  }
