import { distance } from 'fastest-levenshtein'
import { phonesOf } from '../facts/sounds'

export const IPA: Record<string, string> = {
  AA: 'ɑ',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔ',
  AW: 'aʊ',
  AY: 'aɪ',
  EH: 'ɛ',
  ER: 'ɝ',
  EY: 'eɪ',
  IH: 'ɪ',
  IY: 'i',
  OW: 'oʊ',
  OY: 'ɔɪ',
  UH: 'ʊ',
  UW: 'u',
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'ɹ',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
}

/** Unstressed AH and ER are other sounds. */
export const REDUCED: Record<string, string> = { AH: 'ə', ER: 'ɚ' }

/** Consonants that may begin a syllable before these sounds: the stress mark goes before them. */
export const ONSETS = new Set(
  'B BL BR BY CH D DH DR F FL FR FY G GL GR HH HHY JH K KL KR KW KY L M MY N P PL PR PY R S SH SHR SK SKR SKW SL SM SN SP SPL SPR ST STR SW T TH THR TR TW V VY W Y Z'.split(
    ' ',
  ),
)

const isVowel = (phone: string): boolean => /\d$/.test(phone)

/** Whether the word begins with a vowel as it is said: 'hour' does, 'utopia' does not. By its letters when it is not known. */
export function beginsWithVowel(word: string): boolean {
  const [first] = phonesOf(word)
  return first === undefined ? /^[aeiou]/.test(word) : isVowel(first)
}

/** Index of the first sound of the stressed syllable whose vowel stands at `vowel`. */
function syllableStart(phones: readonly string[], vowel: number): number {
  let start = vowel
  while (start > 0 && !isVowel(phones[start - 1] as string)) {
    if (!ONSETS.has(phones.slice(start - 1, vowel).join(''))) break
    start--
  }
  const isFirstSyllable = !phones.slice(0, start).some(isVowel)
  return isFirstSyllable ? 0 : start
}

/** The American pronunciation in the International Phonetic Alphabet, or null when it is not known. */
export function ipaOf(word: string): string | null {
  const phones = phonesOf(word)
  if (phones.length === 0) return null
  const isShort = phones.filter(isVowel).length === 1
  const marks = new Map<number, string>()
  phones.forEach((phone, i) => {
    if (isShort) return
    if (phone.endsWith('1')) marks.set(syllableStart(phones, i), 'ˈ')
    else if (phone.endsWith('2')) marks.set(syllableStart(phones, i), 'ˌ')
  })
  const sounds = phones.map((phone, i) => {
    const name = phone.replace(/\d$/, '')
    const sound = (phone.endsWith('0') ? REDUCED[name] : undefined) ?? IPA[name] ?? ''
    return `${marks.get(i) ?? ''}${sound}`
  })
  return `/${sounds.join('')}/`
}

/** One letter for each sound, so that an edit distance counts sounds. */
const asLetters = (phones: readonly string[]): string => {
  const names = Object.keys(IPA)
  return phones.map((phone) => String.fromCharCode(97 + names.indexOf(phone.replace(/\d$/, '')))).join('')
}

/** From 0 (same spelling or sound) to 1 (nothing in common): the nearer one of the two. */
export function lookOrSoundDistance(one: string, other: string): number {
  const spelling = distance(one, other) / Math.max(one.length, other.length)
  const [phones, otherPhones] = [phonesOf(one), phonesOf(other)]
  if (phones.length === 0 || otherPhones.length === 0) return spelling
  const sound =
    distance(asLetters(phones), asLetters(otherPhones)) / Math.max(phones.length, otherPhones.length)
  return Math.min(spelling, sound)
}
