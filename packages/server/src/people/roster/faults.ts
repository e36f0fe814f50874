import { REFUSALS } from '@wordstride/api'

/** What can be wrong with a line, and how it is told. */
const MESSAGES = {
  file_unreadable: () => 'This file cannot be read.',
  file_empty: () => 'This file has no lines with people.',
  file_too_long: (most) => `A file has at most ${most} lines. Please divide it.`,
  file_missing: (name) => `The file ${name} is missing.`,
  version_unknown: (version) => `OneRoster ${version} cannot be read, only 1.2.`,
  delta_file: (name) => `${name} holds changes only. Please export all (bulk).`,
  column_missing: (name) => `The column ${name} is missing. The first line names the columns.`,
  column_twice: (name) => `The column ${name} is there twice.`,
  quotes_open: () => 'A quotation mark is opened and not closed, or closed too early.',
  text_wrong: () => 'There is a character that is not text. Please save the file as "CSV UTF-8".',
  text_too_long: (most) => `This is longer than ${most} letters.`,
  name_missing: () => 'First and last name are needed.',
  username_wrong: (name) =>
    `"${name}" is no username: 2 to 100 letters, digits and . _ - @ + without spaces.`,
  username_twice: (line) => `The same username is on line ${line}.`,
  username_taken: (name) => `The username "${name}" belongs to somebody of another center.`,
  username_of_other: (name) => `The username "${name}" belongs to somebody else of this center.`,
  source_id_twice: (line) => `The same id is on line ${line}.`,
  source_id_taken: (id) => `The id "${id}" belongs to somebody of another center.`,
  person_twice: (line) => `Line ${line} is about the same account.`,
  role_unknown: (role) => `"${role}" is no role. Use student, super-student, teacher, tutor or lcadmin.`,
  role_not_allowed: (role) => `You may not make an account of the role ${role}.`,
  account_not_yours: () => 'You may not change this account.',
  grade_wrong: (grade) => `"${grade}" is no grade. Use K or 1 to 12.`,
  email_wrong: (email) => `"${email}" is no e-mail address.`,
  password_short: () => REFUSALS.password_short,
  password_wrong: () => `${REFUSALS.password_short_staff} It must differ from the username.`,
  password_guessable: () => REFUSALS.password_guessable,
  too_many_passwords: (most) =>
    `Only ${most} lines of a file may have a password. Print login cards instead.`,
  teacher_unknown: (teacher) => `"${teacher}" is no teacher of this file or center.`,
  teacher_unclear: (teacher) => `Several people are called "${teacher}". Use the username.`,
  teacher_without_class: () => 'There is a teacher but no class.',
  reference_unknown: (id) => `"${id}" is not in the file it refers to.`,
} as const satisfies Record<string, (value: string) => string>

export type FaultCode = keyof typeof MESSAGES

export interface FaultPlace {
  /** In a zip; null for a file by itself. */
  file: string | null
  /** From 1; null when it is about the whole file. */
  line: number | null
  column: string | null
}

export interface RosterFault extends FaultPlace {
  code: FaultCode
  message: string
}

export const faultAt = (
  { file, line, column }: FaultPlace,
  code: FaultCode,
  value: string | number = '',
): RosterFault => ({
  file,
  line,
  column,
  code,
  message: (MESSAGES[code] as (value: string) => string)(String(value).slice(0, 80)),
})
