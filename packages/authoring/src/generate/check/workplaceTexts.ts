import { signJudge } from './kinds'

export const workplaceTextsJudge = signJudge([
  ['memo', /^To: /],
  ['cover letter', /apply|position|interview|résumé|your firm/],
  ['abstract', /^(?:This study|We examined|This paper|We compared|We surveyed)/],
  ['proposal', /request|proposed|We ask|project/],
  ['minutes', /./],
])
