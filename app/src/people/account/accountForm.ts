import {
  type AccountFields,
  isLearner,
  type MenuAuth,
  type NewPassword,
  REFUSALS,
  type Role,
  SHORTEST_PASSWORD,
  TOGGLES,
  USER_NAME_PATTERN,
} from '@wordstride/api'
import { addMonths, addYears, lightFormat } from 'date-fns'
import { fromDay, isDay } from '../../forms/days'

/** An account as the form holds it: text where a field is typed, days as YYYY-MM-DD. */
export interface AccountForm {
  firstName: string
  lastName: string
  userName: string
  role: Role
  schoolGrade: string
  license: '' | 'SCHOOL' | 'AFTERSCHOOL'
  email: string
  guardianName: string
  guardianEmail: string
  consentDay: string
  sourceId: string
  startDay: string
  endDay: string
  centerIds: string[]
  classIds: string[]
  toggles: Record<string, 'role' | 'on' | 'off'>
  passwordKind: NewPassword['kind']
  password: string
}

/** A moment as a day where the reader is. */
const toDay = (moment: number | null): string => (moment === null ? '' : lightFormat(moment, 'yyyy-MM-dd'))

/** What is proposed for an end that nobody has chosen yet. */
export const dayInMonths = (months: number): string => toDay(addMonths(Date.now(), months).getTime())

/** A day that was not touched keeps its moment. */
const keepMoment = (day: string, before: number | null | undefined): number =>
  before !== null && before !== undefined && toDay(before) === day ? before : fromDay(day)

/** A learner's year, or the time of a member of staff. */
export const defaultEndDay = (role: Role, startDay: string): string =>
  isDay(startDay) ? toDay(addYears(fromDay(startDay), isLearner(role) ? 1 : 10).getTime()) : ''

export function newAccountForm(centerIds: readonly number[], now: Date): AccountForm {
  const startDay = toDay(now.getTime())
  return {
    firstName: '',
    lastName: '',
    userName: '',
    role: 'student',
    schoolGrade: '2',
    license: '',
    email: '',
    guardianName: '',
    guardianEmail: '',
    consentDay: '',
    sourceId: '',
    startDay,
    endDay: defaultEndDay('student', startDay),
    centerIds: centerIds.map(String),
    classIds: [],
    toggles: {},
    passwordKind: 'made',
    password: '',
  }
}

const choiceOf = (isOn: boolean | undefined) => {
  if (isOn === undefined) return 'role'
  return isOn ? 'on' : 'off'
}

export const toAccountForm = (fields: AccountFields): AccountForm => ({
  firstName: fields.firstName,
  lastName: fields.lastName,
  userName: fields.userName,
  role: fields.role,
  schoolGrade: String(fields.schoolGrade),
  license: fields.license ?? '',
  email: fields.email ?? '',
  guardianName: fields.guardianName ?? '',
  guardianEmail: fields.guardianEmail ?? '',
  consentDay: toDay(fields.consentAt),
  sourceId: fields.sourceId ?? '',
  startDay: toDay(fields.startsAt),
  endDay: toDay(fields.expiresAt),
  centerIds: fields.centerIds.map(String),
  classIds: fields.classIds,
  // Each by name: a field that is not named would keep what it shows.
  toggles: Object.fromEntries(TOGGLES.map((toggle) => [toggle, choiceOf(fields.toggleOverrides[toggle])])),
  passwordKind: 'made',
  password: '',
})

function toOverrides(toggles: AccountForm['toggles']): Partial<MenuAuth> {
  return Object.fromEntries(
    TOGGLES.flatMap((toggle) => {
      const choice = toggles[toggle] ?? 'role'
      return choice === 'role' ? [] : [[toggle, choice === 'on']]
    }),
  )
}

/** What the server is told; `before` is the account as it was, if there is one. */
export function toAccountFields(form: AccountForm, before?: AccountFields): AccountFields {
  const orNull = (text: string) => text.trim() || null
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    userName: form.userName.trim(),
    role: form.role,
    schoolGrade: Number(form.schoolGrade),
    license: form.license || null,
    email: orNull(form.email),
    guardianName: orNull(form.guardianName),
    guardianEmail: orNull(form.guardianEmail),
    consentAt: form.consentDay === '' ? null : keepMoment(form.consentDay, before?.consentAt),
    sourceId: orNull(form.sourceId),
    startsAt: keepMoment(form.startDay, before?.startsAt),
    expiresAt: keepMoment(form.endDay, before?.expiresAt),
    toggleOverrides: toOverrides(form.toggles),
    centerIds: form.centerIds.map(Number),
    classIds: form.classIds,
  }
}

/** What differs in the second form, with what stands there. */
export const changedSince = (before: AccountForm, after: AccountForm) =>
  (Object.keys(after) as (keyof AccountForm)[])
    .filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
    .map((name) => [name, after[name]] as const)

export const toNewPassword = ({ passwordKind, password }: AccountForm): NewPassword =>
  passwordKind === 'typed' ? { kind: 'typed', password } : { kind: passwordKind }

/** From the name, until somebody types another one: 'Ida Berg' is ida.berg. */
export const suggestUserName = (firstName: string, lastName: string): string =>
  [firstName, lastName]
    .map((name) =>
      name
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ''),
    )
    .filter((part) => part !== '')
    .join('.')

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with a field; the server has the last word. */
export const FIELD_FAULTS = {
  firstName: (text: string) => text.trim() !== '' || 'Please enter a first name.',
  userName: (text: string) =>
    USER_NAME_PATTERN.test(text.trim()) || 'At least two letters or digits; also . _ - + @, without blanks.',
  email: (text: string) => text.trim() === '' || EMAIL.test(text.trim()) || 'This is no e-mail address.',
  day: (text: string) => isDay(text) || 'Please choose a day.',
  dayOrNone: (text: string) => text === '' || isDay(text) || 'Please choose a day, or leave it empty.',
  password: (text: string, form: AccountForm) => {
    if (form.passwordKind !== 'typed') return true
    const shortest = isLearner(form.role) ? SHORTEST_PASSWORD.learner : SHORTEST_PASSWORD.staff
    return [...text].length >= shortest || `At least ${shortest} characters.`
  },
  centers: (ids: readonly string[], form: AccountForm) =>
    ids.length > 0 || form.role === 'admin' || REFUSALS.center_missing,
} as const
