import type { PackCard, PackProblem } from '@wordstride/content'
import { type ContentBlock, seededRandom, shuffle } from '@wordstride/core'
import type { TextBlock, TextCard, TextOption } from '@wordstride/core/authoring'
import { blocksAbove, bodyTexts, hintsOf } from '../texts/problemTexts'

const because = (explanation: string | undefined) => (explanation ? ` — ${explanation}` : '')

const optionLine = ({ text, isRight, explanation }: TextOption): string =>
  `  ${isRight ? '(x)' : '( )'} ${text}${because(explanation)}`

const cardText = ({ text, explanation }: TextCard): string => `${text}${because(explanation)}`

function blockLines(block: TextBlock): string[] {
  switch (block.kind) {
    case 'read':
      return [block.text]
    case 'options':
    case 'gap':
      return [...block.options.map(optionLine), '']
    case 'phrases':
      return [
        block.phrases
          .map((phrase) =>
            typeof phrase === 'string' ? phrase : `[${phrase.isRight ? '*' : ''}${phrase.text}]`,
          )
          .join(''),
      ]
    case 'groups':
      return block.groups.flatMap(({ name, cards }) => [
        `  [${name}]`,
        ...cards.map((card) => `    ${cardText(card)}`),
      ])
    case 'sequence':
      return block.cards.map((card, i) => `  ${card.place ?? i + 1}: ${cardText(card)}`)
    case 'typed':
      return [`  = ${block.text}`]
    case 'solution':
      return [`  ! ${block.text}`]
  }
}

function aboveLines(block: ContentBlock): string[] {
  if (block.kind === 'markdown') return [block.value]
  return block.kind === 'passage' ? [block.title, ...block.pages] : []
}

/** A problem as plain text with its key, hints and explanations, to be read and judged. */
export function previewProblem(entry: PackProblem): string {
  const { problem } = entry
  const level = entry.level === null ? '' : `, level ${entry.level}`
  return [
    `${entry.problem_id} (grade ${problem.grade_id}, ${problem.skill_name}, ${problem.problem_type}${level})`,
    ...blocksAbove(entry).flatMap(aboveLines),
    ...bodyTexts(entry).flatMap(blockLines),
    ...hintsOf(entry).map((hint) => `  ? ${hint}`),
  ]
    .filter((line, i, all) => line !== '' || all[i - 1] !== '')
    .join('\n')
}

/** A card as plain text. */
export const previewCard = ({ skill_id, grade_id, keyword_type, description }: PackCard): string =>
  [
    `${skill_id} (grade ${grade_id}, ${keyword_type} card, ${description.pos})`,
    description.definition,
    description.example,
  ].join('\n')

/** `count` problems picked by a seed: the same ones for the same pack and seed. */
export const sampleProblems = (entries: readonly PackProblem[], count: number, seed: string): PackProblem[] =>
  shuffle(entries, seededRandom(seed)).slice(0, count)
