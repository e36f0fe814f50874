import type { Judge } from './judge'

const ENDINGS: readonly [RegExp, string][] = [
  [/^won't$/, 'will not'],
  [/^can't$/, 'cannot'],
  [/^let's$/, 'let us'],
  [/^(i)'m$/, '$1 am'],
  [/^(do|does|did|is|are|was|were|has|have|had|could|should|would)n't$/, '$1 not'],
  [/^(you|we|they)'re$/, '$1 are'],
  [/^(she|he|it|that)'s$/, '$1 is'],
  [/^(i|you|she|he|it|we|they)'ll$/, '$1 will'],
  [/^(i|you|we|they)'ve$/, '$1 have'],
]

/** What a short form stands for; null where it is none. */
function expanded(form: string): string | null {
  const small = form.toLowerCase()
  const found = ENDINGS.find(([pattern]) => pattern.test(small))
  return found ? small.replace(...found) : null
}

export const contractionJudge: Judge = {
  form: (asked, form) =>
    asked.includes("'") ? expanded(asked) === form.toLowerCase() : expanded(form) === asked.toLowerCase(),
  sentence: ({ form }) => expanded(form) !== null,
}
