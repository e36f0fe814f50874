import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Names in a folder that match, in natural order (grade-2 before grade-10); none when it does not exist. */
export const listNames = (folder: string, pattern: RegExp): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => pattern.test(name))
        .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    : []

export const numberIn = (name: string): number => Number(name.match(/\d+/)?.[0])

const LIST_NAME = /^grade-\d+\.yaml$/
const listsIn = (folder: string): string[] => listNames(folder, LIST_NAME).map((name) => join(folder, name))

/** The word lists of a pack: one for each grade. */
export const wordListFiles = (pack: string): string[] => listsIn(join(pack, 'ae.voc'))
/** Its supplementary lists, whose words have cards alone. */
export const additionalListFiles = (pack: string): string[] => listsIn(join(pack, 'ae.voc/additional'))

/** Problems for diagnostic tests: one file for each grade. */
export const testFiles = (pack: string): string[] => listsIn(join(pack, 'tests'))

/** The skills of language arts: one file each. */
export const skillFiles = (pack: string): string[] =>
  listNames(join(pack, 'ae.la'), /^grade-\d+$/).flatMap((grade) =>
    listNames(join(pack, 'ae.la', grade), /^chapter-\d+$/).flatMap((chapter) =>
      listNames(join(pack, 'ae.la', grade, chapter), /\.yaml$/).map((name) =>
        join(pack, 'ae.la', grade, chapter, name),
      ),
    ),
  )
