import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Such as the lock of an editor: it is no file of a pack. */
const isHidden = (name: string): boolean => name.startsWith('.')

/** Names in a folder that match, in natural order (grade-2 before grade-10); none when it does not exist. */
const listNames = (folder: string, pattern: RegExp): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => pattern.test(name) && !isHidden(name))
        .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    : []

export const numberIn = (name: string): number => Number(name.match(/\d+/)?.[0])

const GRADE = 'grade-(?:\\d|1[0-2])'
const GRADE_FOLDER = new RegExp(`^${GRADE}$`)
const LIST_NAME = new RegExp(`^${GRADE}\\.yaml$`)
const listsIn = (folder: string): string[] => listNames(folder, LIST_NAME).map((name) => join(folder, name))

/** The word lists of a pack: one for each grade. */
export const wordListFiles = (pack: string): string[] => listsIn(join(pack, 'ae.voc'))
/** Its supplementary lists, whose words have cards alone. */
export const additionalListFiles = (pack: string): string[] => listsIn(join(pack, 'ae.voc/additional'))

/** Problems for diagnostic tests: one file for each grade. */
export const testFiles = (pack: string): string[] => listsIn(join(pack, 'tests'))

/** The chapters of language arts: one file each, beside the folder of its skills. */
export const chapterFiles = (pack: string): string[] =>
  listNames(join(pack, 'ae.la'), GRADE_FOLDER).flatMap((grade) =>
    listNames(join(pack, 'ae.la', grade), /^chapter-\d+\.yaml$/).map((name) =>
      join(pack, 'ae.la', grade, name),
    ),
  )

/** The skills of a chapter: one file each. */
export function skillFilesOf(chapterFile: string): string[] {
  const folder = chapterFile.replace(/\.yaml$/, '')
  return listNames(folder, /\.yaml$/).map((name) => join(folder, name))
}

export const skillFiles = (pack: string): string[] => chapterFiles(pack).flatMap(skillFilesOf)

/** Files that an author takes for content and that stand where none is looked for, or under another name. */
export function strayFiles(pack: string): string[] {
  if (!existsSync(pack)) return []
  const read = new Set([
    ...chapterFiles(pack),
    ...skillFiles(pack),
    ...wordListFiles(pack),
    ...additionalListFiles(pack),
    ...testFiles(pack),
  ])
  return readdirSync(pack, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml(\.txt)?$/i.test(name) && !isHidden(basename(name)))
    .map((name) => join(pack, name))
    .filter((file) => !read.has(file))
    .sort()
}
