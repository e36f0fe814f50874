import { problemTexts } from '../../texts/problemTexts'
import type { Rule } from '../finding'
import { textsBeside } from '../textsBeside'

/** Bold that begins before a space or ends behind one is none, so that its asterisks are shown. */
const BOLD = /\*\*(?=\S)(?:[^*]|\*(?!\*))*?(?<=\S)\*\*/gu
const TAG = /<\/?[a-z][a-z0-9]*\b[^<>]*>/iu

function doubtOf(text: string): string | null {
  if (text.replace(BOLD, '').includes('**'))
    return 'has "**" without its other end: it is shown as it stands.'
  const tag = TAG.exec(text)?.[0]
  return tag === undefined ? null : `has ${tag}, which is taken for HTML and left out.`
}

/** Signs that were to format a text and would be read. */
export const marksRule: Rule = {
  name: 'marks',
  severity: 'warning',
  check(entries, { pack }, report) {
    const look = (where: string, text: string) => {
      const doubt = doubtOf(text)
      if (doubt !== null) report(where, `"${text.slice(0, 40)}" ${doubt}`)
    }
    for (const entry of entries) for (const { text } of problemTexts(entry)) look(entry.problem_id, text)
    for (const { where, texts } of textsBeside(pack)) for (const text of texts) look(where, text)
  },
}
