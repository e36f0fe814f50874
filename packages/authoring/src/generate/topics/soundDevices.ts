import { soundDeviceJudge } from '../check/soundDevices'
import { kindGenerator } from '../kindGenerator'
import { soundDeviceKinds as kinds } from '../lexicon/soundDevices'

export const soundDevices = kindGenerator({
  summary: 'alliteration, onomatopoeia, internal rhyme and repetition (grade 7)',
  kinds,
  example: 'line',
  examples: 'lines',
  kind: 'device',
  name: 'Which device of sound do you hear in this line?',
  does: 'makes use of',
  doAll: 'make use of',
  hints: [
    'Read the line aloud.',
    'Compare beginnings and ends of words. Does a word imitate a sound, or come again?',
  ],
  judge: soundDeviceJudge,
})
