import type { Judge } from './judge'

/** What stands between the marks has none inside; each mark has its partner and no other beside it. */
const PAIRED =
  /^\S+[^\s(),—] \([^(),—]+\) [^\s(),—]+$|^[^\s(),—]+, [^(),—]+, [^\s(),—]+$|^[^\s(),—]+—[^(),—]+—[^\s(),—]+$/

export const setOffJudge: Judge = { sentence: ({ form }) => PAIRED.test(form) }
