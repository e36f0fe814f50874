import { isGeneratedProblem } from '@wordstride/content'
import { normalizeText } from '@wordstride/core'
import type { TextBlock, TextOption } from '@wordstride/core/authoring'
import { choicesOf } from '../../texts/choices'
import { bodyTexts, hintsOf } from '../../texts/problemTexts'
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

const sharesWith = (option: TextOption, options: readonly TextOption[]): boolean =>
  options.some(({ text, explanation }) => text !== option.text && explanation === option.explanation)

/**
 * The rule alone does not tell what is wrong with a form, and an error that two forms share tells of neither. Examples
 * of one kind share the reason of that kind, and several sentences the same error.
 */
export const namedErrorsRule: Rule = {
  name: 'named errors',
  severity: 'fault',
  check(entries, _, report) {
    const questions = entries.flatMap((entry) =>
      choicesOf(entry).map((choice) => ({ ...choice, id: entry.problem_id })),
    )
    const ofKinds = new Set(
      questions.flatMap(({ options }) =>
        options.filter(({ isRight }) => isRight).map(({ explanation }) => explanation),
      ),
    )
    for (const { id, options, isSingle } of questions) {
      const right = options.filter(({ isRight }) => isRight)
      const wrong = options.filter(({ isRight, explanation }) => !isRight && explanation)
      const asRight = wrong.find((option) => sharesWith(option, right))
      if (asRight) report(id, `"${asRight.text}" is explained as a right option is.`)
      const alike = wrong.find(
        (option) => isSingle && !ofKinds.has(option.explanation) && sharesWith(option, wrong),
      )
      if (alike) report(id, `"${alike.text}" is explained as another wrong option is.`)
    }
  },
}

/** An explanation that two options share tells the learner nothing of the one that was chosen. */
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

/** The words of a text alone, whatever stands between them. */
const wordsOf = (text: string): string =>
  asSeen(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()

/** What a hint must not say alone: the only right option, a text to type, cards in their order. */
function answerOf(block: TextBlock): { right: string; others: readonly string[] } | null {
  if (block.kind === 'typed') return { right: block.text, others: [] }
  if (block.kind === 'sequence') return { right: block.cards.map(({ text }) => text).join(' '), others: [] }
  if (block.kind !== 'gap' && !(block.kind === 'options' && block.isSingle)) return null
  const right = block.options.find(({ isRight }) => isRight)
  const others = block.options.filter((option) => option !== right).map(({ text }) => text)
  return right ? { right: right.text, others } : null
}

/** A hint that says the answer gives it away. Short ones stand in many sentences by chance. */
export const tellingHintsRule: Rule = {
  name: 'telling hints',
  severity: 'warning',
  check(entries, _, report) {
    for (const entry of entries) {
      const told = hintsOf(entry).map((hint) => ` ${wordsOf(hint)} `)
      for (const { right, others } of bodyTexts(entry).flatMap((block) => answerOf(block) ?? [])) {
        const answer = wordsOf(right)
        const says = (hint: string, text: string) => hint.includes(` ${text} `)
        if (answer.length < 5) continue
        if (told.some((hint) => says(hint, answer) && !others.some((other) => says(hint, wordsOf(other)))))
          report(entry.problem_id, `A hint says the answer "${right}".`)
      }
    }
  },
}
