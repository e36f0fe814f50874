import { isMany } from './agreement'
import { isWord } from './dictionary'
import type { Judge, Said } from './judge'
import { conjugationOf, isParticiple, participleOf } from './verbs'

/** Words that tell the time, before the subject. */
const TIME =
  /^(?:right now|at this moment|(?:all )?yesterday(?: at noon| afternoon)?|last night(?: at eight)?|at six o'clock this morning|tomorrow(?: morning| evening| night| at noon)?|next (?:week|month|year|summer|saturday)|so far) /i

const subjectOf = (before: string): string => (before.split(/[,!.] /).at(-1) ?? '').replace(TIME, '').trim()

const timeOf = (sentence: string): 'now' | 'past' | 'future' => {
  if (/tomorrow|next (?!to)/i.test(sentence)) return 'future'
  return /yesterday|last night|this morning|^When /i.test(sentence) ? 'past' : 'now'
}

const isGerund = (form: string): boolean => isWord(form) && conjugationOf(form)?.Gerund === form

const GERUND_OF: Record<string, string> = { tie: 'tying', lie: 'lying', die: 'dying' }

export const progressiveJudge: Judge = {
  form: (asked, form) => (GERUND_OF[asked] ?? conjugationOf(asked)?.Gerund) === form,
  sentence: ({ before, form, after }: Said) => {
    const [, helper, verb = ''] = form.match(/^(am|is|are|was|were|will be) (\w+)$/) ?? []
    if (helper === undefined || !isGerund(verb)) return false
    const subject = subjectOf(before)
    const isI = /\bI$/.test(subject)
    switch (timeOf(before + form + after)) {
      case 'future':
        return helper === 'will be'
      case 'past':
        return helper === (isMany(subject) && !isI ? 'were' : 'was')
      default:
        return helper === (isI ? 'am' : isMany(subject) ? 'are' : 'is')
    }
  },
}

const perfectTimeOf = (sentence: string): 'present' | 'past' | 'future' => {
  if (/\bsince\b|\bso far\b/i.test(sentence)) return 'present'
  return /tomorrow|next|by 2050|by the end of/i.test(sentence) ? 'future' : 'past'
}

export const perfectJudge: Judge = {
  form: (asked, form) => participleOf(asked) === form,
  sentence: ({ before, form, after }: Said) => {
    const [, helper, verb = ''] = form.match(/^(has|have|had|will have) (\w+)$/) ?? []
    if (helper === undefined || !isParticiple(verb)) return false
    const subject = subjectOf(before)
    switch (perfectTimeOf(before + form + after)) {
      case 'future':
        return helper === 'will have'
      case 'past':
        return helper === 'had'
      default:
        return helper === (/\bI$/.test(subject) || isMany(subject) ? 'have' : 'has')
    }
  },
}
