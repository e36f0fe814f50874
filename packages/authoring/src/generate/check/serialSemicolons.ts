import type { Judge } from './judge'

const ITEM = '[^,;:]+, [^,;:]+'

export const serialSemicolonJudge: Judge = {
  sentence: ({ form }) => new RegExp(`^${ITEM}; ${ITEM}; and ${ITEM}$`).test(form),
}
