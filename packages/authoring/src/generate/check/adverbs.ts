import type { Judge } from './judge'

const LINKING = /\b(?:is|are|was|looks|seems|tastes|always) $/
const DETERMINER = /\b(?:a|an|a wild|that|the) $/i

/** After a linking verb, or between an article and a noun, an adjective; otherwise an adverb. */
export const adverbJudge: Judge = {
  sentence: ({ before, form, after }) => {
    const wantsAdjective = LINKING.test(before) || (DETERMINER.test(before) && /^ [a-z]/.test(after))
    const isAdverb = form.endsWith('ly')
    const isNoun = /(?:ness|ery|heat|pride|hunger|anger|ease|care|skill|secrecy|honesty|patience)$/.test(form)
    return !isNoun && isAdverb !== wantsAdjective
  },
}
