import { signJudge } from './kinds'

export const plotDevicesJudge = signJudge([
  ['cliffhanger', /\(End of chapter\)$/],
  [
    'red herring',
    /innocent|branch had done|proved|only the new|merely|misled|nothing to do|not written|only a birthday/,
  ],
  [
    'flashback',
    /took him back|earlier|once more a boy|remembered|Long ago|saw it all again|childhood|years before|thought of/,
  ],
  ['foreshadowing', /./],
])
