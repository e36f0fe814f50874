import { signJudge } from './kinds'

/** Figures and steps of reasoning; the speaker's own person; a feeling or a scene to be felt. */
export const appealJudge = signJudge([
  ['logos', /\d|\btherefore\b|\bhence\b|^If\b.*\bthen\b|\bin all three\b|\bmust rise\b|\btwice the price\b/],
  ['pathos', /^(?:Picture|Think|Imagine|Hear|Remember|How would|Can we|They wept|He held)\b|\bwidow\b/],
  ['ethos', /\b(?:I|my)\b/i],
])
