import { signJudge } from './kinds'

export const modernNarrationJudge = signJudge([
  [
    'unreliable narrator',
    /^(?:I am the calmest|Everyone adored|I never|I remember|My wife|I do not|I was not|Believe me)/,
  ],
  ['letters and diaries', /^(?:Dear|My dear|[A-Z][a-z]+ \d)/],
  ['stream of consciousness', /^[a-z][^.]*$/],
  ['frame story', /tell|tale|read to us|new story|manuscript|told|listen/],
  ['free indirect style', /[!?]|Surely|tomorrow/],
])
