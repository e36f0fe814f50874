import type { PackProblem } from '../contentPack'

export interface ChoiceOption {
  label: string
  isRight: boolean
  explanation: string | undefined
}

/** One question with its options, in the order they are written. */
export interface Choice {
  kind: 'options' | 'blank'
  isSingle: boolean
  /** Whether the learner sees them in another order each time. */
  isShuffled: boolean
  options: ChoiceOption[]
}

interface RawOption {
  id: string
  label: string
  answer?: boolean
  explanation?: string
}
interface RawPart {
  type?: string
  answer?: string
  options?: RawOption[]
}

const listOf = (value: unknown): RawPart[] => (Array.isArray(value) ? (value as RawPart[]) : [])

/** Every question of a problem that has options to choose from: parts, opened options and blanks. */
export function choicesOf({ problem }: PackProblem): Choice[] {
  const toChoice = (part: RawPart, kind: Choice['kind'], isShuffled: boolean): Choice => ({
    kind,
    isSingle: part.type !== 'checkbox',
    isShuffled,
    options: (part.options ?? []).map(({ id, label, answer, explanation }) => ({
      label,
      isRight: answer ?? id === part.answer,
      explanation,
    })),
  })
  const isShuffled = problem.shuffle_options === true || problem.section_type === 'ae.voc'
  return [
    ...listOf(problem.subProblemItems).map((part) => toChoice(part, 'options', isShuffled)),
    ...(Array.isArray(problem.options) ? [toChoice(problem as RawPart, 'options', isShuffled)] : []),
    ...listOf(problem.blanks).map((blank) => toChoice(blank, 'blank', false)),
  ]
}
