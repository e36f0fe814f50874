import type { PackProblem } from '../contentPack'

export interface ProblemText {
  text: string
  /** Prompts and passages are read; options and cards are answers; the rest explains. */
  kind: 'read' | 'answer' | 'explains'
  /** A wrong answer, which may be misspelled on purpose. */
  isWrong: boolean
}

const KIND_OF_KEY: Record<string, ProblemText['kind']> = {
  value: 'read',
  prompt: 'read',
  text: 'read',
  title: 'read',
  pages: 'read',
  columns: 'read',
  name: 'read',
  definition: 'read',
  sample_sentence: 'read',
  question_text: 'read',
  label: 'answer',
  content: 'answer',
  phrase: 'answer',
  answer: 'answer',
  explanation: 'explains',
  alt: 'explains',
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An option that says it is wrong, or a word of a blank whose answer is another. A clickable phrase may be misspelled. */
function isWrongIn(node: Node, parent: Node): boolean {
  if (node.clickable === true) return true
  if (typeof node.answer === 'boolean') return !node.answer && node.clickable === undefined
  return typeof parent.answer === 'string' && 'options' in parent && node.id !== parent.answer
}

/** Every text of a problem that a learner may see, whatever its type: by the names of the fields. */
export function problemTexts({ problem }: PackProblem): ProblemText[] {
  const texts: ProblemText[] = []
  const add = (key: string, text: string, isWrong: boolean) => {
    const kind = KIND_OF_KEY[key]
    if (kind) texts.push({ text: text.replace(/\[\[[^[\]]+\]\]/g, '___'), kind, isWrong })
  }
  const walk = (node: Node, parent: Node, inHints: boolean): void => {
    const isWrong = isWrongIn(node, parent)
    for (const [key, value] of Object.entries(node)) {
      // The key of a blank is an id.
      if (key === 'answer' && 'options' in node) continue
      const isExplanation = inHints || key === 'hintItems'
      if (typeof value === 'string')
        add(isExplanation ? 'explanation' : key, value, isWrong && key !== 'explanation')
      else if (Array.isArray(value)) {
        for (const item of value) {
          if (typeof item === 'string') add(key, item, isWrong)
          else if (isNode(item)) walk(item, node, isExplanation)
          else if (Array.isArray(item))
            for (const cell of item) if (isNode(cell)) walk(cell, node, isExplanation)
        }
      } else if (isNode(value)) walk(value, node, isExplanation)
    }
  }
  const { problem_id: _, skill_name: __, ...body } = problem
  walk(body, {}, false)
  return texts
}
