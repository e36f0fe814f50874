import { kindJudge } from './kinds'

/** What can be meant by a pronoun, as nouns of a sentence name it. */
const MEANT: Record<string, RegExp> = {
  she: /\b(?:Ana|Lily|Mia|Zoe|Eva|Grandma|aunt)\b/g,
  he: /\b(?:Ben|Leo|Max|Sam|Omar|Kofi|brother)\b/g,
  it: /\b(?:pencil|soup|car|glass|plate|lamp|desk|truck|gate|knife|drawer|letter)\b/g,
  they: /\b(?:girls|boys|twins|guards|horses|actors|cats|dogs)\b/g,
}

function kindOf(sentence: string): string | undefined {
  const [before = '', pronoun = ''] = sentence.split('*')
  const signs = MEANT[pronoun]
  if (!signs) return undefined
  const meant = before.match(signs)?.length ?? 0
  return meant === 0 ? 'pronoun without a noun' : meant === 1 ? 'clear pronoun' : 'pronoun with two meanings'
}

export const pronounClarityJudge = kindJudge(
  ['clear pronoun', 'pronoun with two meanings', 'pronoun without a noun'],
  kindOf,
)
