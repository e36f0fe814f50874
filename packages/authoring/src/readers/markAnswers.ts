import type { SheetQuestion } from './questionSheet'

export interface Marked extends SheetQuestion {
  /** What the reader answered; null where the line was left open. */
  answer: string | null
  isRight: boolean
}

const comparable = (text: string): string => text.replaceAll(/[\s,;.]/g, '').toLowerCase()

/** Lines such as `la.2.main-idea.E1/1: B`; what is no such line is passed over. */
function readAnswers(text: string): Map<string, string> {
  const lines = text.split('\n').flatMap((line) => {
    const [, id, answer] = /^\s*(\S+\/\d+):\s*(.*?)\s*$/.exec(line) ?? []
    return id === undefined || answer === undefined || answer === '' || answer === '?'
      ? []
      : [[id, answer] as const]
  })
  return new Map(lines)
}

/** What was answered and is asked on no sheet. */
export function unknownIds(questions: readonly SheetQuestion[], text: string): string[] {
  const known = new Set(questions.map(({ id }) => id))
  return [...readAnswers(text).keys()].filter((id) => !known.has(id))
}

/** Compares a reader's answers with the keys; letters may stand apart and in small. */
export function markAnswers(questions: readonly SheetQuestion[], text: string): Marked[] {
  const answers = readAnswers(text)
  return questions.map((question) => {
    const answer = answers.get(question.id) ?? null
    return { ...question, answer, isRight: comparable(answer ?? '') === comparable(question.key) }
  })
}
