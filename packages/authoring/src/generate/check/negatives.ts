import type { Judge } from './judge'

const NEGATIVE =
  /\b(?:no|not|none|nobody|nothing|nowhere|never|neither|cannot|hardly|scarcely|barely|without)\b|n't\b/gi

/** A sentence of formal English says its *no* once. */
export const negativeJudge: Judge = {
  sentence: ({ before, form, after }) => (`${before}${form}${after}`.match(NEGATIVE) ?? []).length === 1,
}
