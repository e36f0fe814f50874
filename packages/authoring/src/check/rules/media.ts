import { isMediaFile } from '../../build/media'
import { mediaOf, unreadIn } from '../../interchange/mediaOf'
import type { Rule } from '../finding'

const EMOJI = '/media/emoji/'

/** What an author can do about a file that is missing. */
function missing(url: string): string {
  if (!url.startsWith('/media/')) return `A page shows nothing from elsewhere, such as ${url}.`
  const copied = ' npm run content -- pictures copies it, where Fluent emoji have one of this name.'
  return `There is no file ${url}.${url.startsWith(EMOJI) ? copied : ''}`
}

/** Pictures and recordings that stand neither among the files nor, by `isStored`, beside them. */
export const mediaRuleBeside = (isStored: (address: string) => boolean): Rule => ({
  name: 'media',
  severity: 'fault',
  check(entries, { pack }, report) {
    const known = new Map<string, boolean>()
    const isThere = (url: string): boolean => {
      const exists = known.get(url) ?? (isMediaFile(url) || isStored(url))
      known.set(url, exists)
      return exists
    }
    const look = (where: string, node: unknown) => {
      for (const text of unreadIn(node))
        report(where, `"${text.slice(0, 40)}" has too many links and pictures; give it 100 at most.`)
      for (const url of mediaOf(node)) if (!isThere(url)) report(where, missing(url))
    }
    for (const entry of entries) look(entry.problem_id, entry.problem)
    for (const card of pack.cards) look(card.skill_id, card)
    for (const { skill_id, demos } of pack.chapters.flatMap(({ skills }) => skills)) look(skill_id, demos)
  },
})

export const mediaRule = mediaRuleBeside(() => false)
