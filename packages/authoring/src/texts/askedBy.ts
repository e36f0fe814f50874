import type { PackProblem } from '@wordstride/content'
import type { TextBlock } from '@wordstride/core/authoring'
import { blocksAbove, bodyTexts } from './problemTexts'

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

function askedIn(block: TextBlock): string[] {
  switch (block.kind) {
    case 'read':
      return linesOf(block.text)
    case 'options':
    case 'gap':
      return [
        block.options
          .flatMap(({ text, isRight }) => (isRight ? [text] : []))
          .sort()
          .join(' | '),
      ]
    case 'phrases':
      return linesOf(
        block.phrases
          .map((phrase) =>
            typeof phrase === 'string' ? phrase : `[${phrase.isRight ? '*' : ''}${phrase.text}]`,
          )
          .join(''),
      )
    case 'groups':
      return block.groups.flatMap(({ name, cards }) => cards.map(({ text }) => `${name}: ${text}`))
    case 'sequence':
      // Cards that belong to named places, such as pairs, have no order of their own.
      return block.cards.every(({ place }) => place !== undefined)
        ? block.cards.map(({ place, text }) => `${place}: ${text}`)
        : [block.cards.map(({ text }) => text).join(' | ')]
    case 'typed':
      return [block.text]
    case 'solution':
      return []
  }
}

/**
 * What a problem asks and what is right, to be compared with that of another. Other wrong options, or another order,
 * make no other question.
 */
export function askedBy(entry: PackProblem): string {
  const above = blocksAbove(entry).flatMap((block) => {
    if (block.kind === 'passage') return [block.title]
    return block.kind === 'markdown' ? linesOf(block.value) : []
  })
  const asked = [...above, ...bodyTexts(entry).flatMap(askedIn)].sort()
  return [entry.problem.problem_type, ...asked].join('\n')
}
