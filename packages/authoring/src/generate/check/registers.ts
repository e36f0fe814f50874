import { signJudge } from './kinds'

/** Contractions and slang; ceremonious words; everything else. */
export const registerJudge = signJudge([
  ['informal', /\w'(?:t|s|re|ve|m)\b|\b(?:Hey|stuff|chuck|Nah|Yeah|gonna|gotta)\b|C'mon/],
  [
    'formal',
    /\b(?:regret|requested|convene|grateful|permit|kindly|undersigned|inquiry|privilege|compulsory|allegation|condolences)\b/,
  ],
  ['neutral', /./],
])
