import { citationStyleJudge } from '../check/citationStyles'
import { kindGenerator } from '../kindGenerator'
import type { Kind } from '../kinds'
import { citedFindings } from '../lexicon/citationStyles'

interface Finding {
  author: string
  year: string
  page: string
  said: string
}

const FINDINGS: readonly Finding[] = citedFindings
  .trim()
  .split('\n')
  .map((line) => {
    const [author = '', year = '', page = '', said = ''] = line.split('|')
    return { author, year, page, said }
  })

const STYLES: readonly { name: string; why: string; cite: (finding: Finding) => string }[] = [
  {
    name: 'MLA',
    why: 'MLA names author and page in parentheses, without comma, year, or *p.*',
    cite: ({ author, page, said }) => `${said} (${author} ${page}).`,
  },
  {
    name: 'APA',
    why: 'APA names author, year, and, after *p.*, the page, with commas.',
    cite: ({ author, year, page, said }) => `${said} (${author}, ${year}, p. ${page}).`,
  },
  {
    name: 'Chicago, notes',
    why: 'In the notes style of Chicago, a raised number leads to a note at the foot of the page.',
    cite: ({ author, page, said }) => `${said}.¹ Note: 1. ${author}, ${page}.`,
  },
]

/** Each style begins with another finding. */
const kinds: readonly Kind[] = STYLES.map(({ name, why, cite }, i) => ({
  name,
  why,
  examples: FINDINGS.map((_, turn) =>
    cite(FINDINGS[(turn + 4 * i + (turn % 3)) % FINDINGS.length] as Finding),
  ).join('\n'),
}))

export const citationStyles = kindGenerator({
  summary: 'MLA, APA and the notes of Chicago told apart (grade 12)',
  kinds: { 12: kinds },
  example: 'citation',
  examples: 'citations',
  kind: 'style',
  name: 'Which style of citation is this?',
  does: 'is in the style of',
  doAll: 'are in the style of',
  hints: ['Is there a year? A *p.*? A raised number?', 'Compare the marks between author, year, and page.'],
  judge: citationStyleJudge,
})
