import { rhymeOf } from '../../facts/sounds'
import { kindJudge } from './kinds'

const lastWord = (line: string): string => line.toLowerCase().match(/[a-z']+(?=[^a-z]*$)/)?.[0] ?? ''

const rhyme = (one: string, other: string): boolean => rhymeOf(one) === rhymeOf(other)

/** Four lines, or two that rhyme; of those without rhyme, even ones are blank verse. */
function formOf(text: string): string {
  const lines = text.split(' / ')
  const lengths = lines.map((line) => line.length)
  if (lines.length === 4 && rhyme(lastWord(lines[1] ?? ''), lastWord(lines[3] ?? ''))) return 'ballad stanza'
  if (lines.length !== 2) return 'free verse'
  if (rhyme(lastWord(lines[0] ?? ''), lastWord(lines[1] ?? ''))) return 'heroic couplet'
  return Math.max(...lengths) - Math.min(...lengths) < 20 ? 'blank verse' : 'free verse'
}

export const verseFormJudge = kindJudge(
  ['blank verse', 'heroic couplet', 'ballad stanza', 'free verse'],
  formOf,
)
