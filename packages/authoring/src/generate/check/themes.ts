import { signJudge } from './kinds'

/** By one word of each story. */
export const themeJudge = signJudge([
  [
    'Honesty is worth its price.',
    /\b(?:judge that her|owns up|crack in the bell|extra change|stepped over|copies|the leak|added up)\b/,
  ],
  [
    'Work together, and hard things become possible.',
    /\b(?:Forty|neighbor has|Side by side|rope,|cannot walk|brick\. By winter|oars|flock)\b|one rope/,
  ],
  ['Do not give up too soon.', /\b(?:thirteenth|loaves|spins|editor|float|sprouts|squeaks|mule)\b/],
  [
    'Greed can cost you what you have.',
    /\b(?:trout|silver egg|bone|taxes|lawyer|miner|collector|squirrel)\b/,
  ],
  ['Kindness comes back.', /\b(?:crow|beggar|lunch|mouse|stray|plants a tree|nurse|umbrella)\b/],
  ['Appearances can deceive.', /\b(?:worms|dents|stern|mask|huge dog|smiling|quiet boy|glitters)\b/],
])
