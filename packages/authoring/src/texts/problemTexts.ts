import type { PackProblem } from '@wordstride/content'
import type { ContentBlock, HintItem } from '@wordstride/core'
import type { TextBlock, TextCard, TextOption } from '@wordstride/core/authoring'
import { authoring } from '@wordstride/plugins/authoring'

export interface ProblemText {
  text: string
  /** Prompts and passages are read; options and cards are answers; the rest explains. */
  kind: 'read' | 'answer' | 'explains'
  /** A wrong answer, which may be misspelled on purpose. */
  isWrong: boolean
}

const textOf =
  (kind: ProblemText['kind']) =>
  (text: string | undefined): ProblemText[] =>
    text === undefined ? [] : [{ text, kind, isWrong: false }]

const read = textOf('read')
const answers = textOf('answer')
const explains = textOf('explains')

/** What stands around the body, whatever the type. */
function envelopeTexts(block: ContentBlock): ProblemText[] {
  if (block.kind === 'markdown') return read(block.value)
  if (block.kind === 'audio') return answers(block.label)
  if (block.kind === 'image') return explains(block.alt)
  return [block.title, ...block.pages].flatMap(read)
}

const optionTexts = ({ text, explanation }: TextOption, isWrong: boolean): ProblemText[] => [
  { text, kind: 'answer', isWrong },
  ...explains(explanation),
]

const cardTexts = ({ place, text, explanation }: TextCard): ProblemText[] => [
  ...answers(place),
  ...answers(text),
  ...explains(explanation),
]

function blockTexts(block: TextBlock): ProblemText[] {
  switch (block.kind) {
    case 'read':
      return read(block.text)
    case 'options':
    case 'gap':
      return block.options.flatMap((option) => optionTexts(option, !option.isRight))
    case 'phrases':
      // Any phrase that can be clicked may be misspelled: to find the slip may be the task.
      return block.phrases.flatMap((phrase) =>
        typeof phrase === 'string' ? answers(phrase) : optionTexts(phrase, true),
      )
    case 'groups':
      return block.groups.flatMap(({ name, cards }) => [...read(name), ...cards.flatMap(cardTexts)])
    case 'sequence':
      return block.cards.flatMap(cardTexts)
    case 'typed':
      return answers(block.text)
    case 'solution':
      return explains(block.text)
  }
}

/** What a learner reads of a problem's body, with the key, as its type tells; nothing where it does not. */
export const bodyTexts = ({ problem }: PackProblem): readonly TextBlock[] =>
  authoring.get(problem.problem_type)?.texts?.(problem) ?? []

export const blocksAbove = ({ problem }: PackProblem): readonly ContentBlock[] =>
  (problem.problemItems ?? []) as ContentBlock[]

export const hintsOf = ({ problem }: PackProblem): string[] =>
  ((problem.hintItems ?? []) as HintItem[]).map(({ value }) => value)

/** Every text of a problem that a learner may see. */
export const problemTexts = (entry: PackProblem): ProblemText[] => [
  ...blocksAbove(entry).flatMap(envelopeTexts),
  ...hintsOf(entry).flatMap(explains),
  ...bodyTexts(entry).flatMap(blockTexts),
]
