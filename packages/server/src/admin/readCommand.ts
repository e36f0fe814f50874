import { parseArgs } from 'node:util'
import { ROLES, type Role, USER_NAME_PATTERN } from '@wordstride/api'
import { StartError } from '../startError'

export const USAGE = `Accounts from the command line, for the first administrator and for emergencies.

  create NAME --role ROLE     makes an account (--first-name, --last-name)
  reset-password NAME         gives an account another password
  sign-out NAME               ends all sign-ins of an account; --everybody instead of NAME those of all
  remove-second-factor NAME   lets an account sign in without the codes of an app that is lost
  list [--role ROLE]          shows the accounts, administrators when no role is named
  archive TERM                takes the answers of a term that is over out of the tables (2026-08)

The password is asked for twice without showing it. Instead of that:
  --password-stdin            reads it from standard input
  --link                      prints a link with which its owner sets one, once, within two days
  --url URL                   of the site, for the link; without it that of PUBLIC_URL

Roles: ${ROLES.join(', ')}`

/** Where a new account or another password comes from. */
export type PasswordSource = 'prompt' | 'stdin' | 'link'

export type Command =
  | {
      name: 'create'
      userName: string
      role: Role
      firstName: string
      lastName: string
      from: PasswordSource
      url: string
    }
  | { name: 'reset-password'; userName: string; from: PasswordSource; url: string }
  /** Null: everybody. */
  | { name: 'sign-out'; userName: string | null }
  | { name: 'remove-second-factor'; userName: string }
  | { name: 'list'; role: Role }
  | { name: 'archive'; term: string }

const options = {
  role: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
  link: { type: 'boolean', default: false },
  url: { type: 'string' },
  everybody: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const fail = (message: string): never => {
  throw new StartError(`${message}\n\n${USAGE}`)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const readRole = (given: string | undefined, fallback?: Role): Role =>
  ROLES.find((role) => role === given) ??
  (given === undefined && fallback !== undefined
    ? fallback
    : fail(given === undefined ? 'Name the role with --role.' : `There is no role '${given}'.`))

function readUserName(given: string | undefined): string {
  if (given === undefined) return fail('Name the account.')
  return USER_NAME_PATTERN.test(given) ? given : fail(`'${given}' cannot be a user name.`)
}

/** Reads the arguments; null asks for the usage. Throws a `StartError` with the usage. */
export function readCommand(args: readonly string[], defaultUrl: string): Command | null {
  const { values, positionals } = parse(args)
  const [name, userName, ...more] = positionals
  if (values.help || name === undefined) return null
  if (more.length > 0) return fail(`'${more[0]}' is too much.`)
  if (values.link && values['password-stdin']) return fail('Choose one of --link and --password-stdin.')
  const url = values.url ?? defaultUrl
  if (!URL.canParse(url)) return fail(`'${url}' is no address of a site.`)
  const from = values.link ? 'link' : values['password-stdin'] ? 'stdin' : 'prompt'
  switch (name) {
    case 'create':
      return {
        name,
        userName: readUserName(userName),
        role: readRole(values.role),
        firstName: values['first-name'] ?? userName ?? '',
        lastName: values['last-name'] ?? '',
        from,
        url,
      }
    case 'reset-password':
      return { name, userName: readUserName(userName), from, url }
    case 'sign-out':
      if (values.everybody && userName !== undefined) return fail('Choose one of NAME and --everybody.')
      return { name, userName: values.everybody ? null : readUserName(userName) }
    case 'remove-second-factor':
      return { name, userName: readUserName(userName) }
    case 'list':
      return { name, role: readRole(values.role, 'admin') }
    case 'archive':
      return { name, term: userName ?? fail('Name the term.') }
    default:
      return fail(`There is no command '${name}'.`)
  }
}
