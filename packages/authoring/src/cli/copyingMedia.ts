import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ImportedQuestion } from '../interchange/importedQuestion'
import { mediaOf } from '../interchange/mediaOf'

/** Puts the pictures and recordings of each question that is taken into the content. */
export function* copyingMedia(
  questions: Iterable<ImportedQuestion>,
  media: ReadonlyMap<string, Uint8Array>,
  to: string,
): Generator<ImportedQuestion> {
  for (const question of questions) {
    const { outcome } = question
    for (const address of outcome.isTaken ? mediaOf(outcome.exercise) : []) {
      const bytes = media.get(address)
      const file = join(to, address)
      if (!bytes || existsSync(file)) continue
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, bytes)
    }
    yield question
  }
}
