import { toJSONSchema } from 'zod/v4/core'
import { addressOf } from './calls/apiPrefix'
import { REFUSALS } from './calls/refusals'
import { wireCodec } from './calls/wireCodec'
import { type CallName, calls } from './callTable'

const ACCESS = {
  public: 'anybody',
  optional: 'anybody; a token is read when there is one',
  token: 'signed in',
  own: 'signed in, for oneself',
  reach: 'signed in, for oneself or a student in reach (SR-04)',
} as const

type JsonSchema = {
  properties?: Record<string, unknown>
  required?: string[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

/** Field names of an object, optional ones with a question mark. */
function fieldsOf(schema: JsonSchema): string {
  const required = new Set(schema.required)
  const names = Object.keys(schema.properties ?? {}).map((name) => (required.has(name) ? name : `${name}?`))
  return names.length === 0 ? 'none' : names.map((name) => `\`${name}\``).join(', ')
}

function describeCall(name: CallName): string {
  const call = calls[name]
  const params = toJSONSchema(wireCodec(call.params).schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema
  const result = toJSONSchema(wireCodec(call.result).schema, { unrepresentable: 'any' }) as JsonSchema
  const success = result.anyOf?.[0] ?? result.oneOf?.[0] ?? result
  const paths = [call.path, ...('alsoOn' in call ? call.alsoOn : [])]
  const routes = paths.map((path) => `\`${call.method} ${addressOf(path)}\``).join(' or ')
  return [
    `## ${name}`,
    call.summary,
    `- Route: ${routes}${call.method === 'POST' ? `, function \`${call.function}\`` : ''}`,
    `- Who: ${ACCESS[call.access]}${'toggle' in call ? `, with the toggle \`${call.toggle}\`` : ''}`,
    `- Params: ${fieldsOf(params)}`,
    `- Reply: ${fieldsOf(success)}`,
    ...('bodyLimit' in call ? [`- Body: up to ${call.bodyLimit / 1_000_000} MB`] : []),
    `- Source: ${call.source.join(', ')}`,
  ].join('\n')
}

const describeRefusals = (): string =>
  [
    '## Refusals',
    'From `packages/api/src/calls/refusals.ts`.\n',
    '| code | message |\n| --- | --- |',
    ...Object.entries(REFUSALS).map(([code, message]) => `| \`${code}\` | ${message} |`),
  ].join('\n')

/** The reference page of the wire, made from the table of calls. */
export function apiReference(): string {
  return [
    '# API reference',
    'Made from the table of calls in `packages/api/src/callTable.ts` by `npm run docs:api`.',
    'Every POST has the body `{function, params}` and the headers `token` and `x-access-token`. A reply is HTTP 200 with `is_success` and `status`; a business refusal is 200 with `is_success: false`, a `code` and its `message`, which are listed at the end. 400 is malformed input with `issues`, 403 a missing right or token (SR-01).',
    ...(Object.keys(calls) as CallName[]).map(describeCall),
    describeRefusals(),
    '',
  ].join('\n\n')
}
