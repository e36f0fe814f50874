import { signJudge } from './kinds'

export const referenceWorksJudge = signJudge([
  ['index', /\b(?:pages?|science book|cookbook|handbook)\b/],
  ['thesaurus', /in place of|stronger|kinder|opposites|antonyms|synonyms|what else|What else/],
  ['dictionary', /\*/],
  ['atlas', /border|River|How far|Where are|sea|mountains|coast|north/],
  ['encyclopedia', /./],
])
