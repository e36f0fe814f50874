import type { RosterFile } from '@wordstride/api'
import { fromBase64 } from '../../forms/fromBase64'
import { toBase64 } from '../../forms/toBase64'
import { saveFile } from '../../links/saveFile'

/** What the server takes; base64 makes a zip a third longer. */
const MAX_CSV_BYTES = 9_500_000
const MAX_ZIP_BYTES = 7_400_000

/** Why a file cannot be sent; null when it can. */
export function fileProblem(file: File): string | null {
  const isZip = file.name.toLowerCase().endsWith('.zip')
  if (file.size === 0) return 'This file is empty.'
  if (/\.(xlsx?|ods|numbers)$/i.test(file.name)) return 'Please save the sheet as "CSV UTF-8" first.'
  if (/^(?:image|audio|video)\/|pdf|word|presentation/.test(file.type))
    return 'This is no CSV file and no zip of OneRoster.'
  return file.size > (isZip ? MAX_ZIP_BYTES : MAX_CSV_BYTES)
    ? 'This file is too large. Please divide it.'
    : null
}

export interface NamedRoster extends RosterFile {
  name: string
}

/** A zip is OneRoster, everything else is read as CSV. */
export async function readRosterFile(file: File): Promise<NamedRoster> {
  const { name } = file
  return name.toLowerCase().endsWith('.zip')
    ? { name, format: 'oneroster', content: await toBase64(file) }
    : { name, format: 'csv', content: await file.text() }
}

/** Gives a roster to the person as a file. */
export function saveRosterFile(fileName: string, { format, content }: RosterFile): void {
  // Spreadsheets take a text for UTF-8 only with this mark.
  if (format === 'csv') saveFile(fileName, `\ufeff${content}`, 'text/csv')
  else saveFile(fileName, fromBase64(content), 'application/zip')
}

const EXAMPLE = [
  'source_id,username,first_name,last_name,role,school_grade,class,teacher,email,password',
  'T-1,,Grace,Hopper,teacher,,Grade 3 A,,grace.hopper@school.example,',
  'S-1001,,Maya,Torres,student,3,Grade 3 A,T-1,,',
  'S-1002,,Owen,Park,student,3,Grade 3 A,T-1,,',
].join('\r\n')

export const saveExample = (): void =>
  saveRosterFile('roster-example.csv', { format: 'csv', content: `${EXAMPLE}\r\n` })
