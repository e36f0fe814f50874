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
