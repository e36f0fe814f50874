import { HINT, RIGHT, WRONG } from '../../interchange/placeholders'
import { hintsOf, problemTexts } from '../../texts/problemTexts'
import type { Rule } from '../finding'

const REASONS: ReadonlySet<string> = new Set([RIGHT, WRONG])

/** What an import has put where the author should write. */
export const placeholdersRule: Rule = {
  name: 'placeholders',
  severity: 'fault',
  check(entries, _, report) {
    for (const entry of entries) {
      if (hintsOf(entry).includes(HINT)) report(entry.problem_id, `Write a hint of your own for "${HINT}"`)
      const reasons = problemTexts(entry).filter(({ kind, text }) => kind === 'explains' && REASONS.has(text))
      for (const reason of new Set(reasons.map(({ text }) => text)))
        report(entry.problem_id, `Write an explanation of your own for each "${reason}"`)
    }
  },
}
