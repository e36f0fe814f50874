import type { Judge, Said } from './judge'

const UNREAL = /\b(?:[Ii]f|wish|as though|would rather|Would that|Suppose)\b/

/** *Were* in an unreal clause; elsewhere a verb that is neither past nor in the third person. */
const isRight = ({ before, form }: Said): boolean =>
  UNREAL.test(before)
    ? form === 'were'
    : /^(?:not )?[a-z]+$/.test(form) &&
      !/(?:[^s]s|ed)$|^(?:was|is|am|saw|knew|heard|bore|built|paid|brought)$/.test(form)

export const formalSubjunctiveJudge: Judge = { sentence: isRight }
