import { existsSync } from 'node:fs'
import { mediaFile } from '../../build/media'
import { mediaOf } from '../../interchange/mediaOf'
import type { Rule } from '../finding'

/** Pictures and recordings that stand neither among the files nor, by `isStored`, beside them. */
export const mediaRuleBeside = (isStored: (address: string) => boolean): Rule => ({
  name: 'media',
  severity: 'fault',
  check(entries, { pack }, report) {
    const known = new Map<string, boolean>()
    const isThere = (url: string): boolean => {
      const exists =
        known.get(url) ?? (url.startsWith('/media/') && (existsSync(mediaFile(url)) || isStored(url)))
      known.set(url, exists)
      return exists
    }
    const look = (where: string, node: unknown) => {
      for (const url of mediaOf(node)) if (!isThere(url)) report(where, `There is no file ${url}.`)
    }
    for (const entry of entries) look(entry.problem_id, entry.problem)
    for (const card of pack.cards) look(card.skill_id, card)
    for (const { skill_id, demos } of pack.chapters.flatMap(({ skills }) => skills)) look(skill_id, demos)
  },
})

export const mediaRule = mediaRuleBeside(() => false)
