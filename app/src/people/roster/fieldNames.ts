const NAMES: Readonly<Record<string, string>> = {
  userName: 'Username',
  firstName: 'First name',
  lastName: 'Last name',
  role: 'Role',
  schoolGrade: 'Grade',
  email: 'E-mail',
  sourceId: 'School id',
  status: 'Account',
  class: 'Class',
}

/** A field of an account, as people read it. */
export const fieldName = (field: string): string => NAMES[field] ?? field

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`

export const people = (number: number): string => count(number, 'person', 'people')
export const lines = (number: number): string => count(number, 'line', 'lines')
