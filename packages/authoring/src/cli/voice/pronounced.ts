/** What the lexicon of the voice does not have, in its phonemes: syllables with their stress. */
const LEXICON: Record<string, string> = {
  abena: '((ae) 0) ((b eh) 1) ((n ax) 0)',
  amina: '((ax) 0) ((m iy) 1) ((n ax) 0)',
  clothesline: '((k l ow z) 1) ((l ay n) 0)',
  dishcloth: '((d ih sh) 1) ((k l ao th) 0)',
  elif: '((eh) 0) ((l iy f) 1)',
  emeka: '((eh) 0) ((m eh) 1) ((k ax) 0)',
  en: '((eh n) 1)',
  et: '((eh t) 1)',
  heself: '((hh iy) 0) ((s eh l f) 1)',
  ig: '((ih g) 1)',
  loumy: '((l uw) 1) ((m iy) 0)',
  meself: '((m iy) 0) ((s eh l f) 1)',
  momo: '((m ow) 1) ((m ow) 0)',
  nia: '((n iy) 1) ((ax) 0)',
  nisha: '((n iy) 1) ((sh ax) 0)',
  noor: '((n uh r) 1)',
  og: '((ao g) 1)',
  oink: '((oy ng k) 1)',
  ot: '((aa t) 1)',
  ourselfs: '((aw er) 0) ((s eh l f s) 1)',
  priya: '((p r iy) 1) ((y ax) 0)',
  rinses: '((r ih n) 1) ((s ih z) 0)',
  sailcloth: '((s ey l) 1) ((k l ao th) 0)',
  sheself: '((sh iy) 0) ((s eh l f) 1)',
  theirselves: '((dh eh r) 0) ((s eh l v z) 1)',
  tidied: '((t ay) 1) ((d iy d) 0)',
  yourselfs: '((y ao r) 0) ((s eh l f s) 1)',
  youself: '((y uw) 0) ((s eh l f) 1)',
  youselves: '((y uw) 0) ((s eh l v z) 1)',
  yuki: '((y uw) 1) ((k iy) 0)',
  letterey: '((ey) 1)',
  livehere: '((l ih v) 1)',
  liveshere: '((l ih v z) 1)',
  readnow: '((r iy d) 1)',
  usenow: '((y uw z) 1)',
  windair: '((w ih n d) 1)',
}

export const lexiconEntries = Object.entries(LEXICON).map(
  ([word, syllables]) => `(lex.add.entry '("${word}" nil (${syllables})))`,
)

/** Letters that stand together for a sound or an ending, and are no word: they are named. */
const SPELLED =
  /(?<![a-z'-])(?:ch|sh|th|wh|ck|ph|bl|br|cl|cr|fl|fr|gl|gr|pl|pr|sl|sm|sn|sp|st|sw|tr|ai|ay|ea|ee|oa|ow|oo|ou|oi|oy|igh|es|ies|ied|wi|nk|nd|nt|mp|ll|ss|ff|qu)(?![a-z'])|(?<=\badds? )ed\b/g

/** Words of two sounds, as nearly all sentences of these grades mean them; the others are named. */
const meant = (said: string): string =>
  said
    .replace(/(?<!\b(?:mom|i) )\bread\b/g, 'readnow')
    .replace(/\blive\b/g, 'livehere')
    .replace(/\blives\b/g, 'liveshere')
    .replace(/\bwind\b(?! (?:up|it))/g, 'windair')
    .replace(/\buse\b/g, 'usenow')

/** What the voice is given to say. */
export const forVoice = (said: string): string =>
  meant(said)
    .replace(/\b(letter|short|long|big|small|capital) a\b/g, '$1 letterey')
    .replace(/^a$/, 'letterey')
    .replace(/\b2nd\b/g, 'second')
    .replace(/\b3rd\b/g, 'third')
    .replace(/\s*(?:→|\/|–|…)\s*/g, ', ')
    .replace(/(^|\s)-(?=[a-z])/g, '$1')
    .replace(SPELLED, (letters) => [...letters].map((letter) => letter.replace('a', 'letterey')).join(' '))
