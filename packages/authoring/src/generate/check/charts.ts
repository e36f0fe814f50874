import { signJudge } from './kinds'

export const chartJudge = signJudge([
  ['a pie chart', /\b(?:part of (?:his|all|the whole)|half|divided? |share|mostly|quarter)\b/],
  ['a map', /\b(?:border|north|road|flow|near which|coast|how far|part of Africa|islands lie|trails)\b/i],
  ['a timeline', /\b(?:year|first|years|\d{4}|when were|last|what order|how old|before|decade)\b/i],
  ['a bar graph', /\b(?:most|more|highest|tallest|fewest|longest|how many)\b/i],
  ['a diagram with labels', /\b(?:parts?|where in|inside|where is|layers|how (?:does|are))\b/i],
])
