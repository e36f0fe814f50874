import { phonesOf } from '../../facts/sounds'
import { kindJudge } from './kinds'

const lastWord = (line: string): string => line.toLowerCase().match(/[a-z']+(?=[^a-z]*$)/)?.[0] ?? ''

/** From the last vowel that is stressed. */
const endingOf = (word: string): string => {
  const phones = phonesOf(word)
  return phones
    .slice(phones.findLastIndex((phone) => /[12]$/.test(phone)))
    .join(' ')
    .replace(/\d/g, '')
}

const rhyme = (one: string, other: string): boolean => endingOf(one) === endingOf(other)

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
