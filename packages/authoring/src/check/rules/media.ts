import { existsSync } from 'node:fs'
import { mediaFile } from '../../build/media'
import type { Rule } from '../finding'

const URL_KEYS = /(_url2?|URL)$/

function* urlsIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string' && URL_KEYS.test(key)) yield value
    else yield* urlsIn(value)
  }
}

export const mediaRule: Rule = {
  name: 'media',
  severity: 'fault',
  check(entries, { pack }, report) {
    const known = new Map<string, boolean>()
    const isThere = (url: string): boolean => {
      const exists = known.get(url) ?? (url.startsWith('/media/') && existsSync(mediaFile(url)))
      known.set(url, exists)
      return exists
    }
    const look = (where: string, node: unknown) => {
      for (const url of urlsIn(node)) if (!isThere(url)) report(where, `There is no file ${url}.`)
    }
    for (const entry of entries) look(entry.problem_id, entry.problem)
    for (const card of pack.cards) look(card.skill_id, card)
    for (const { skill_id, demos } of pack.chapters.flatMap(({ skills }) => skills)) look(skill_id, demos)
  },
}
