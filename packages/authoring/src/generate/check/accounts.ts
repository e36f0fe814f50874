import { signJudge } from './kinds'

/** A teller who was there; a source; neither. */
export const accountJudge = signJudge([
  ['a firsthand account', /\b(?:I|my|we|our)\b/i],
  [
    'a secondhand account',
    /\b(?:According|Historians?|historian|guidebook|Diaries|records|Witnesses|book on|report|posters|researchers)\b/,
  ],
  ['a made-up story', /./],
])
