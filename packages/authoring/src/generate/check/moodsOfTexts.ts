import { signJudge } from './kinds'

export const moodOfTextJudge = signJudge([
  ['menacing', /breathed|locked|footprints|watching|shadow|bolt|chain|smoke/],
  [
    'nostalgic',
    /swing|kitchen had|ticket|That bread|that bread|grandmother laughed|pencil|old field|music box/,
  ],
  ['joyful', /Bells|puppies|dune|fiddles|danced|leapt|larks|flags/],
  ['melancholy', /Rain ran|last guest|drifted|for one|letter said|leash|carousel|train drew/],
  ['comic', /parrot|Uncle Bert|cake|Aunt Lou|knight|goat|wig|Plim/],
  ['reverent', /nave|oak|pilgrims|ancient|host|elders|knelt|holy/],
])
