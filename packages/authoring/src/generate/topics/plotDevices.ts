import { plotDevicesJudge } from '../check/plotDevices'
import { kindGenerator } from '../kindGenerator'
import { plotDevicesKinds as kinds } from '../lexicon/plotDevices'

export const plotDevices = kindGenerator({
  summary: 'foreshadowing, flashback, cliffhanger, red herring (grade 8)',
  kinds,
  example: 'passage',
  examples: 'passages',
  kind: 'device',
  name: 'Which device does the writer use here?',
  does: 'uses this device:',
  doAll: 'use this device:',
  hints: [
    'Does it point ahead, look back, stop too soon, or mislead?',
    'Look at when the things that are told take place.',
  ],
  judge: plotDevicesJudge,
})
