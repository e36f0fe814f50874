import { signJudge } from './kinds'

export const foundingDocumentsJudge = signJudge([
  [
    'Gettysburg Address',
    /fourscore|Lincoln|two minutes|Pennsylvania|for the people|civil war|little note|Everett/,
  ],
  ['Bill of Rights', /ten amendments|press|cruel|1791|trial|searches|witness|religion/],
  ['Constitution', /We the People|branches|1787|perfect union|becomes a law|senators|Articles of|amended/],
  ['Common Sense', /Paine|monarchy|island|numbers|inherit|months before|tavern|arrived from/],
  [
    'Declaration of Independence',
    /created equal|George III|July 4|Jefferson|consent|pledged|independent states|abolish/,
  ],
])
