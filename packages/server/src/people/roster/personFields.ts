import { LONGEST, type Role, USER_NAME_PATTERN } from '@wordstride/api'
import { z } from 'zod'
import { type FaultCode, type FaultPlace, faultAt, type RosterFault } from './faults'
import { plainText } from './plainText'

/** The words of a role; two roles where the file does not tell them apart. */
const ROLE_WORDS: Readonly<Record<string, readonly [Role, ...Role[]]>> = {
  student: ['student'],
  'super-student': ['super-student'],
  teacher: ['school_teacher', 'afterschool-teacher'],
  'school-teacher': ['school_teacher'],
  'afterschool-teacher': ['afterschool-teacher'],
  tutor: ['tutor'],
  lcadmin: ['lcadmin'],
  admin: ['admin'],
}

/** Words of a grade that are no number; OneRoster has codes for what comes before kindergarten. */
const GRADE_WORDS: Readonly<Record<string, number>> = { k: 0, kg: 0, kindergarten: 0 }

const emailSchema = z.email()

/** Reads the cells of one line and keeps what is wrong with them. */
export class PersonFields {
  readonly faults: RosterFault[] = []
  readonly #place: Omit<FaultPlace, 'column'>

  constructor(place: Omit<FaultPlace, 'column'>) {
    this.#place = place
  }

  fault(column: string, code: FaultCode, value?: string | number): null {
    this.faults.push(faultAt({ ...this.#place, column }, code, value))
    return null
  }

  /** Null for an empty cell and for a wrong one. */
  sourceId(column: string, cell: string): string | null {
    return this.#text(column, cell, LONGEST.sourceId)
  }

  className(column: string, cell: string): string | null {
    return this.#text(column, cell, LONGEST.className)
  }

  #text(column: string, cell: string, longest: number): string | null {
    const text = plainText(cell)
    if (text.length > longest) return this.fault(column, 'text_too_long', longest)
    return text === '' ? null : text
  }

  /** Empty for an empty cell: an account that is there keeps its name. */
  name(column: string, cell: string): string {
    return this.#text(column, cell, LONGEST.personName) ?? ''
  }

  userName(column: string, cell: string): string | null {
    if (cell === '' || USER_NAME_PATTERN.test(cell)) return cell === '' ? null : cell
    return this.fault(column, 'username_wrong', cell)
  }

  roles(column: string, cell: string): readonly [Role, ...Role[]] | null {
    if (cell === '') return null
    return ROLE_WORDS[cell.toLowerCase().replace(/[\s_]+/g, '-')] ?? this.fault(column, 'role_unknown', cell)
  }

  grade(column: string, cell: string): number | null {
    if (cell === '') return null
    const word = cell
      .toLowerCase()
      .replace(/\bgrade\b/, '')
      .trim()
    const known = GRADE_WORDS[word]
    if (known !== undefined) return known
    const digits = /^0?(\d{1,2})(st|nd|rd|th)?$/.exec(word)?.[1]
    const grade = digits === undefined ? -1 : Number(digits)
    return grade >= 0 && grade <= 12 ? grade : this.fault(column, 'grade_wrong', cell)
  }

  email(column: string, cell: string): string | null {
    if (cell === '') return null
    return emailSchema.safeParse(cell).success && cell.length <= LONGEST.email
      ? cell
      : this.fault(column, 'email_wrong', cell)
  }

  password(column: string, cell: string): string | null {
    if (cell === '') return null
    return cell.length <= LONGEST.password ? cell : this.fault(column, 'text_too_long', LONGEST.password)
  }
}
