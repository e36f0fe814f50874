import { IPA, ONSETS, REDUCED } from './pronunciation'

/** By its sign: festival's name of the sound. */
const PHONES = new Map([
  ...Object.entries(IPA).map(([phone, sign]) => [sign, phone.toLowerCase()] as const),
  [REDUCED.AH, 'ax'],
  [REDUCED.ER, 'er'],
])
const isVowel = (phone: string): boolean => /^[aeiou]/.test(phone)

interface Sound {
  phone: string
  /** The mark before it or before the consonants that lead to it. */
  mark: string
}

function soundsOf(ipa: string): Sound[] {
  const sounds: Sound[] = []
  let mark = ''
  let rest = ipa.replaceAll('/', '')
  while (rest !== '') {
    const sign = /^[ˈˌ]/.test(rest) ? '' : [2, 1].map((n) => rest.slice(0, n)).find((s) => PHONES.has(s))
    if (sign === undefined) throw new Error(`${ipa}: no sound of American English at "${rest}".`)
    if (sign === '') {
      mark = rest.charAt(0)
      rest = rest.slice(1)
      continue
    }
    const phone = PHONES.get(sign) as string
    sounds.push({ phone, mark: isVowel(phone) ? mark : '' })
    if (isVowel(phone)) mark = ''
    rest = rest.slice(sign.length)
  }
  return sounds
}

/** As many consonants begin a syllable as may. */
function onsetStart(sounds: readonly Sound[], vowel: number): number {
  let start = vowel
  while (start > 0 && !isVowel(sounds[start - 1]?.phone ?? '')) {
    const onset = sounds.slice(start - 1, vowel).map(({ phone }) => phone.toUpperCase())
    if (!ONSETS.has(onset.join(''))) break
    start--
  }
  return start
}

export interface Syllable {
  /** Festival's names, such as `ax`. */
  phones: string[]
  isStressed: boolean
}

/**
 * Reads a pronunciation as `ipaOf` writes it. A secondary stress just before the main one is not heard. Throws
 * when a sound is not one of American English.
 */
export function syllablesOf(ipa: string): Syllable[] {
  const sounds = soundsOf(ipa)
  const vowels = sounds.flatMap(({ phone }, i) => (isVowel(phone) ? [i] : []))
  const starts = vowels.map((vowel, n) => (n === 0 ? 0 : onsetStart(sounds, vowel)))
  const marks = vowels.map((vowel) => sounds[vowel]?.mark ?? '')
  return starts.map((start, n) => ({
    phones: sounds.slice(start, starts[n + 1]).map(({ phone }) => phone),
    isStressed: vowels.length === 1 || marks[n] === 'ˈ' || (marks[n] === 'ˌ' && marks[n + 1] !== 'ˈ'),
  }))
}
