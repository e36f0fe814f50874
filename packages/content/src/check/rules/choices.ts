import { normalizeText } from '@wordstride/core'
import { choicesOf } from '../choices'
import type { Rule } from '../finding'

/** As a learner sees it: without Markdown marks and typing variants. */
const asSeen = (label: string): string => normalizeText(label.replace(/[*_`]/g, ''))

/** Options that differ only in capitals or end marks are equal unless that is what is asked. */
export const equalOptionsRule: Rule = {
  name: 'equal options',
  severity: 'fault',
  check(entries, _, report) {
    for (const entry of entries) {
      for (const { options } of choicesOf(entry)) {
        const labels = options.map(({ label }) => asSeen(label))
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
        for (const { label, explanation } of options)
          if (kind === 'options' && !explanation) report(entry.problem_id, `"${label}" has no explanation.`)
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
      const hints = (entry.problem.hintItems ?? []) as { value: string }[]
      const told = hints.map(({ value }) => asSeen(value).toLowerCase())
      for (const { options, isSingle } of choicesOf(entry)) {
        const right = options.find(({ isRight }) => isRight)
        if (!isSingle || !right) continue
        const answer = asSeen(right.label).toLowerCase()
        const others = options
          .filter((option) => option !== right)
          .map(({ label }) => asSeen(label).toLowerCase())
        const isTold = (text: string, label: string) =>
          ` ${text.replace(/[^a-z']+/g, ' ')} `.includes(` ${label} `)
        if (answer.length < 5) continue
        if (told.some((text) => isTold(text, answer) && !others.some((other) => isTold(text, other))))
          report(entry.problem_id, `A hint says the answer "${right.label}".`)
      }
    }
  },
}
