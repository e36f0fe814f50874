import { signJudge } from './kinds'

export const archetypesJudge = signJudge([
  ['hero', /\b(?:sets out|leaves|crosses|quest|sails|rides out)\b/],
  ['threshold guardian', /\b(?:lets? nobody|blocks|let no|lies before|refuses|bars)\b/],
  ['trickster', /\b(?:sells|pretends|fools|swaps|cheats|tricks)\b/],
  ['mentor', /\b(?:teaches|gives|advises|trains)\b/],
  ['shape-shifter', /turns out|By day|changes|appears now|becomes|mask|One moment/],
])
