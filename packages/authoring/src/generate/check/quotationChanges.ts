import { kindJudge } from './kinds'

const wordsIn = (text: string): string[] => text.match(/[A-Za-z0-9]+/g) ?? []

/** By comparing the words of the quotation with those of the source. */
function kindOf(example: string): string | undefined {
  const [, source = '', quotation = ''] = example.match(/^Source: "(.+)" Quotation: "(.+)"$/) ?? []
  const own = wordsIn(source)
  const quoted = wordsIn(quotation)
  const hasEllipsis = quotation.includes('. . .')
  if (quoted.some((word) => !own.includes(word))) return 'added without brackets'
  if (quoted.length === own.length) return hasEllipsis ? 'ellipsis without an omission' : 'quoted honestly'
  return hasEllipsis ? 'quoted honestly' : 'left out without a sign'
}

export const quotationChangeJudge = kindJudge(
  ['quoted honestly', 'left out without a sign', 'added without brackets', 'ellipsis without an omission'],
  kindOf,
)
