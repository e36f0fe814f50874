import {
  type Blank,
  type CategorizedItem,
  type ChoicePart,
  inRightOrder,
  type OrderedItem,
  type Phrase,
  replaceMarkers,
} from '../../index'
import type { TextBlock, TextOption } from './textBlock'

/** The texts that are there, as what is read, with a gap where a blank or a phrase stands. */
export const readTexts = (...texts: readonly (string | undefined)[]): TextBlock[] =>
  texts.flatMap((text) =>
    text === undefined ? [] : [{ kind: 'read', text: replaceMarkers(text, () => '___') }],
  )

export const solutionText = (text: string | undefined): TextBlock[] =>
  text === undefined ? [] : [{ kind: 'solution', text }]

export const optionTexts = (
  { type, options }: Pick<ChoicePart, 'type' | 'options'>,
  { isShuffled }: { isShuffled: boolean },
): TextBlock => ({
  kind: 'options',
  isSingle: type === 'radio',
  isShuffled,
  options: options.map(({ label, answer, explanation }) => ({ text: label, isRight: answer, explanation })),
})

/** The worked solutions of options, which are told with a correct answer. */
export const solutionTexts = (options: ChoicePart['options']): TextBlock[] =>
  options.flatMap(({ answer, solution }) => (answer ? solutionText(solution) : []))

/** Questions with their options. */
export const choiceTexts = (problem: {
  subProblemItems: readonly ChoicePart[]
  shuffle_options?: boolean | undefined
}): TextBlock[] =>
  problem.subProblemItems.flatMap((part) => [
    ...readTexts(part.prompt),
    optionTexts(part, { isShuffled: problem.shuffle_options ?? false }),
    ...solutionTexts(part.options),
  ])

/** The one question whose options are opened first. */
export const openedTexts = (problem: {
  options: ChoicePart['options']
  shuffle_options?: boolean | undefined
}): TextBlock[] => [
  optionTexts({ type: 'radio', options: problem.options }, { isShuffled: problem.shuffle_options ?? false }),
  ...solutionTexts(problem.options),
]

export const gapTexts = (blanks: readonly Blank[]): TextBlock[] =>
  blanks.map(({ options, answer, shuffle_options }) => ({
    kind: 'gap',
    isShuffled: shuffle_options ?? false,
    options: options.map(({ id, label, explanation }) => ({
      text: label,
      isRight: id === answer,
      explanation,
    })),
  }))

export const phraseTexts = (phrases: readonly Phrase[]): TextBlock => ({
  kind: 'phrases',
  phrases: phrases.map(({ phrase, answer, clickable, explanation }): string | TextOption =>
    clickable ? { text: phrase, isRight: answer, explanation } : phrase,
  ),
})

/** What is said of phrases that stand there to be read alone. */
export const readPhraseTexts = (phrases: readonly Phrase[]): TextBlock[] =>
  phrases.flatMap(({ clickable, explanation }) => (clickable ? [] : solutionText(explanation)))

/** Cards in their right order; `places` are the names of the places they belong into. */
export const sequenceTexts = (items: readonly OrderedItem[], places: readonly string[] = []): TextBlock => ({
  kind: 'sequence',
  cards: inRightOrder(items).map(({ content, explanation }, i) => ({
    text: content,
    explanation,
    place: places[i],
  })),
})

export const bucketTexts = (problem: {
  buckets: readonly { id: string; name: string }[]
  drag_items: readonly CategorizedItem[]
  explanation?: string | undefined
}): TextBlock[] => [
  {
    kind: 'groups',
    groups: problem.buckets.map(({ id, name }) => ({
      name,
      cards: problem.drag_items
        .filter(({ category }) => category === id)
        .map(({ content, explanation }) => ({ text: content, explanation })),
    })),
  },
  ...solutionText(problem.explanation),
]
