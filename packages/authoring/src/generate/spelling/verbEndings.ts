import { capital, type Told } from '../options'

const VOWEL = /[aeiou]/

/** One short vowel before one consonant, in a word of one syllable: stop, hug. */
export const doublesLast = (word: string): boolean => /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word)

const endsInConsonantY = (word: string): boolean => word.endsWith('y') && !VOWEL.test(word.at(-2) ?? 'a')

/** As if the verb were regular. */
export function regularPast(word: string): string {
  if (word.endsWith('e')) return `${word}d`
  if (endsInConsonantY(word)) return `${word.slice(0, -1)}ied`
  return doublesLast(word) ? `${word}${word.at(-1)}ed` : `${word}ed`
}

/** The slips of spelling before *ed*. */
export function wrongRegularPasts(word: string): Told[] {
  const last = word.at(-1) as string
  if (word.endsWith('e'))
    return [
      { text: `${word}ed`, why: `**${capital(word)}** ends in *e* already, so it adds only *d*.` },
      { text: `${word.slice(0, -1)}d`, why: `The *e* of **${word}** stays.` },
      word.endsWith('ce')
        ? { text: `${word.slice(0, -2)}sed`, why: `The *c* of **${word}** stays, though it sounds like *s*.` }
        : {
            text: `${word.slice(0, -1)}${word.at(-2)}ed`,
            why: `**${capital(word)}** keeps one *${word.at(-2)}*: a letter is not doubled before an *e* that is there already.`,
          },
    ]
  if (endsInConsonantY(word))
    return [
      { text: `${word}ed`, why: `The *y* of **${word}** changes to *i* before *ed*.` },
      { text: `${word}d`, why: `The *y* of **${word}** changes to *i*, and then comes *ed*.` },
      VOWEL.test(word)
        ? { text: `${word.slice(0, -1)}ed`, why: `The *y* of **${word}** does not go away. It becomes *i*.` }
        : {
            text: `${word.slice(0, -1)}ide`,
            why: `**${capital(word)}** sounds like *ide* in the past, but it is written *ied*.`,
          },
    ]
  if (doublesLast(word))
    return [
      { text: `${word}ed`, why: `The *${last}* is doubled, because the vowel before it is short.` },
      { text: `${word}${last}d`, why: 'The ending is *ed*, with its *e*.' },
      { text: `${word}d`, why: `The *${last}* is doubled, and then comes *ed*.` },
    ]
  return [
    { text: `${word}d`, why: 'The ending is *ed*, with its *e*.' },
    { text: `${word}${last}ed`, why: `The *${last}* is not doubled in **${word}ed**.` },
  ]
}

/** The form for one: he *carries*, she *has*. */
export function withS(word: string): string {
  if (word === 'have') return 'has'
  if (endsInConsonantY(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(word) ? `${word}es` : `${word}s`
}

/** As in *is running*. */
export function withIng(word: string): string {
  if (/[^aeiou]e$|[aeiou][^aeiou]e$|ue$/.test(word)) return `${word.slice(0, -1)}ing`
  if (word.endsWith('ie')) return `${word.slice(0, -2)}ying`
  const doubles = doublesLast(word) || DOUBLING.has(word)
  return doubles ? `${word}${word.at(-1)}ing` : `${word}ing`
}

const DOUBLING = new Set(['begin', 'forget', 'admit', 'swim', 'plan', 'quit', 'equip', 'put', 'cut'])
