import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Writes files of a pack into a new folder and gives its path. */
export function writePack(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

/** A skill file of grade 2 with these problems in the pool of exercises, and its chapter. */
export const oneSkill = (exercises: string, rest = ''): Record<string, string> => ({
  'ae.la/grade-2/chapter-1.yaml': 'chapter_id: 1\nname: Words\n',
  'ae.la/grade-2/chapter-1/nouns.yaml': `skill_id: la.2.test
name: Nouns
seq: 1
exercises:
${exercises}
${rest}`,
})

/** A supplementary list of nouns with these sentences. */
export const additionalList = (...words: readonly (readonly [word: string, sentence: string])[]): string =>
  `words:\n${words
    .map(
      ([word, sentence]) => `  - word: ${word}
    pos: noun
    definition: what ${word} means
    sentence: "${sentence}"
`,
    )
    .join('')}`
