import { isGeneratedProblem } from '@wordstride/content'
import { normalizeText } from '@wordstride/core'
import { choicesOf } from '../choices'
import type { Rule } from '../finding'
import { hintsOf } from '../problemTexts'

/** As a learner sees it: without Markdown marks and typing variants. */
const asSeen = (label: string): string => normalizeText(label.replace(/[*_`]/g, ''))

/** Options that differ only in capitals or end marks are equal unless that is what is asked. */
export const equalOptionsRule: Rule = {
  name: 'equal options',
  severity: 'fault',
  check(entries, _, report) {
    for (const entry of entries) {
      for (const { options } of choicesOf(entry)) {
        const labels = options.map(({ text }) => asSeen(text))
        const twice = labels.find((label, i) => labels.indexOf(label) !== i)
        if (twice !== undefined) report(entry.problem_id, `Two options read "${twice}".`)
      }
    }
  },
}

export const explanationsRule: Rule = {
  name: 'explanations',
  severity: 'fault',
  check(entries, _, report) {
    for (const entry of entries) {
      for (const { options, kind } of choicesOf(entry)) {
        for (const { text, explanation } of options)
          if (kind === 'options' && !explanation) report(entry.problem_id, `"${text}" has no explanation.`)
      }
    }
  },
}

/**
 * An explanation that two options share tells the learner nothing of the one that was chosen; those of generated
 * problems may share the rule.
 */
export const ownReasonsRule: Rule = {
  name: 'own reasons',
  severity: 'warning',
  check(entries, _, report) {
    for (const entry of entries) {
      if (isGeneratedProblem(entry.problem_id)) continue
      for (const { options } of choicesOf(entry)) {
        const wrong = options.filter(({ isRight }) => !isRight)
        const shared = wrong.find(({ explanation, text }) =>
          options.some((other) => other.text !== text && explanation && other.explanation === explanation),
        )
        if (shared) report(entry.problem_id, `"${shared.text}" shares its explanation with another option.`)
      }
    }
  },
}

/** A hint that says the right option gives the answer away. Short options stand in many sentences by chance. */
export const tellingHintsRule: Rule = {
  name: 'telling hints',
  severity: 'warning',
  check(entries, _, report) {
    for (const entry of entries) {
      const told = hintsOf(entry).map((hint) => asSeen(hint).toLowerCase())
      for (const { options, isSingle } of choicesOf(entry)) {
        const right = options.find(({ isRight }) => isRight)
        if (!isSingle || !right) continue
        const answer = asSeen(right.text).toLowerCase()
        const others = options
          .filter((option) => option !== right)
          .map(({ text }) => asSeen(text).toLowerCase())
        const isTold = (hint: string, text: string) =>
          ` ${hint.replace(/[^a-z']+/g, ' ')} `.includes(` ${text} `)
        if (answer.length < 5) continue
        if (told.some((hint) => isTold(hint, answer) && !others.some((other) => isTold(hint, other))))
          report(entry.problem_id, `A hint says the answer "${right.text}".`)
      }
    }
  },
}
