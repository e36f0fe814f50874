import { kindJudge } from './kinds'

const lastWords = (line: string, count: number) =>
  line
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
    .split(/\s+/)
    .slice(-count)
    .join(' ')

/** By the lines, a question at the end, a call to somebody above, and the number of sentences. */
function formOf(text: string): string {
  const lines = text.split(' / ')
  if (lines.length === 3) return 'haiku'
  if (lines.length === 2)
    return lastWords(lines[0] ?? '', 2) === lastWords(lines[1] ?? '', 2) ? 'ghazal couplet' : 'none'
  if (/\b(?:am I|is it|are they)\?$/.test(text)) return 'riddle'
  if (/^(?:Sing|Tell me|Mother of|Speak|Muse|Grant|Come|O) ?\b/.test(text)) return 'invocation'
  return (text.match(/\. /g) ?? []).length > 0 ? 'fable' : 'proverb'
}

export const worldFormJudge = kindJudge(
  ['haiku', 'ghazal couplet', 'proverb', 'riddle', 'fable', 'invocation'],
  formOf,
)
