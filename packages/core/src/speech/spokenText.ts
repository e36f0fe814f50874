/** How a gap is said. */
export const BLANK = ' blank '

const SENTENCE = /\S[\s\S]*?(?:[.!?…]["'”’)\]]*(?=\s|$)|$)/g

/** What the voice says in one breath, and where it begins in the text. */
export const sentencesIn = (text: string): { sentence: string; index: number }[] =>
  [...text.matchAll(SENTENCE)].map(({ 0: sentence, index }) => ({ sentence, index }))

/** Two texts that sound the same: without capitals, quotation marks and the end mark of a statement. */
export const asSaid = (sentence: string): string =>
  sentence
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .replace(/[“”"]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.,:;…]+$/, '')
    .trimStart()
    .toLowerCase()

const LENGTH = 10

/** cyrb53, 53 bits: browsers have no other hash where an address has no certificate. */
function hashOf(text: string): number {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return 4294967296 * (2097151 & two) + (one >>> 0)
}

/** The name under which a sentence is recorded: always of one length, and it tells no word. */
export const recordedName = (sentence: string): string =>
  hashOf(asSaid(sentence)).toString(36).padStart(LENGTH, '0').slice(-LENGTH)

/** Names one after the other, as the list of recordings has them. */
export const readNames = (list: string): ReadonlySet<string> =>
  new Set(list.trim().match(new RegExp(`.{${LENGTH}}`, 'g')) ?? [])

export const recordedUrl = (name: string): string => `/media/speech/${name}.mp3`

/** What is recorded, in the form of `readNames`. */
export const RECORDED_LIST = '/media/speech/names.txt'
