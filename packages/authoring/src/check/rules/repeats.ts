import type { PackProblem } from '@wordstride/content'
import type { TextBlock } from '@wordstride/core/authoring'
import type { Rule } from '../finding'
import { blocksAbove, bodyTexts } from '../problemTexts'

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

/** What is asked and what is right. Other wrong options, or another order, make no other question. */
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
      return [block.cards.map(({ place, text }) => `${place ?? ''} ${text}`).join(' | ')]
    case 'typed':
      return [block.text]
    case 'solution':
      return []
  }
}

function askedBy(entry: PackProblem): string {
  const above = blocksAbove(entry).flatMap((block) => {
    if (block.kind === 'passage') return [block.title]
    return block.kind === 'markdown' ? linesOf(block.value) : []
  })
  const asked = [...above, ...bodyTexts(entry).flatMap(askedIn)].sort()
  return [entry.problem.problem_type, ...asked].join('\n')
}

/** What was practiced proves nothing when it is asked again. The two sentences of a word must do for all its pools. */
export const repeatsRule: Rule = {
  name: 'repeats',
  severity: 'fault',
  check(_, { pack }, report) {
    for (const { section_type, skills } of pack.chapters) {
      if (section_type !== 'ae.la') continue
      for (const { problems } of skills) {
        const first = new Map<string, string>()
        for (const entry of problems) {
          const asked = askedBy(entry)
          const other = first.get(asked)
          if (other) report(entry.problem_id, `Asks what ${other} asks.`)
          else first.set(asked, entry.problem_id)
        }
      }
    }
  },
}
