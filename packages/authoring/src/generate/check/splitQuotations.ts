import type { Judge } from './judge'

/** The mark stands before the closing marks; a small letter follows a comma, a capital follows a period. */
const RIGHT = /^\w+[,?!]" [a-z]+ (?:[A-Z][a-z]+|(?:the|Dr\.|Mr\.|Aunt) \w+)(?:, "[a-z]\w*|\. "[A-Z]\w*)$/

export const splitQuotationJudge: Judge = { sentence: ({ form }) => RIGHT.test(form) }
