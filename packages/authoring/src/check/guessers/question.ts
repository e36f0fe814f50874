import type { PackProblem } from '@wordstride/content'
import { type Choice, choicesOf } from '../../texts/choices'
import { blocksAbove, bodyTexts } from '../../texts/problemTexts'

/** What a guesser sees of one question. */
export interface Question extends Choice {
  /** The passage above the question; empty where there is none. */
  passage: string
  /** The words around the gap or the question. */
  asked: string
}

/** Every question of a problem that has one right option. */
export function questionsOf(entry: PackProblem): Question[] {
  const above = blocksAbove(entry)
  const passage = above
    .flatMap((block) => (block.kind === 'passage' ? [block.title, ...block.pages] : []))
    .join(' ')
  const asked = [
    ...above.flatMap((block) => (block.kind === 'markdown' ? [block.value] : [])),
    ...bodyTexts(entry).flatMap((block) => (block.kind === 'read' ? [block.text] : [])),
  ].join('\n')
  return choicesOf(entry)
    .filter(({ isSingle }) => isSingle)
    .map((choice) => ({ ...choice, passage, asked }))
}
