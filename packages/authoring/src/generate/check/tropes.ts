import { signJudge } from './kinds'

export const tropesJudge = signJudge([
  ['litotes', /\b(?:not|no)\b/],
  ['synecdoche', /\b(?:hands|head|mouths|eyes|wheels|sails|boots|roof|beards)\b/],
  ['zeugma', /\b(?:caught|lost|covered|broke|took|sank|opened|ran|raised)\b/],
  ['paradox', /./],
])
