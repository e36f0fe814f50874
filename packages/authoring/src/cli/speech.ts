import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { PackCard } from '@wordstride/content'
import { mediaFile, recordingName } from '../build/media'
import { record, requireTools } from './voice/festival'

const fileOf = (text: string): string => mediaFile(recordingName(text))
const textsOf = ({ skill_id, description }: PackCard): string[] => [skill_id, description.example]

/** Removes the recordings of words and sentences that no card has any more; gives their number. */
export function removeOldSpeech(cards: readonly PackCard[]): number {
  const folder = dirname(fileOf(''))
  const wanted = new Set(cards.flatMap(textsOf).map(fileOf))
  const others = (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => join(folder, name))
    .filter((file) => !wanted.has(file))
  for (const file of others) rmSync(file)
  return others.length
}

interface Wishes {
  /** Words that are recorded even when they have been. */
  again: readonly string[]
  onProgress(done: number, all: number): void
}

/**
 * Records each card's word and sentence unless that has been done; gives the number of recordings. Throws when festival, its voice or ffmpeg
 * is not installed and something is to be recorded.
 */
export async function recordSpeech(
  cards: readonly PackCard[],
  { again, onProgress }: Wishes,
): Promise<number> {
  mkdirSync(dirname(fileOf('')), { recursive: true })
  const waiting = cards.flatMap((card) => {
    const texts = textsOf(card).filter((text) => again.includes(card.skill_id) || !existsSync(fileOf(text)))
    return texts.length === 0 ? [] : [{ card, texts }]
  })
  const all = waiting.length
  if (all > 0) await requireTools(`${all} words wait to be recorded`)
  let recorded = 0
  let done = 0
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { card, texts } = next
      await record(
        card.skill_id,
        card.ipa,
        texts.map((text) => ({ text, file: fileOf(text) })),
      )
      recorded += texts.length
      onProgress(++done, all)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return recorded
}
