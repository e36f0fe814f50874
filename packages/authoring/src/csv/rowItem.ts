import type { InterchangeItem, ItemChoice } from '@wordstride/core/authoring'
import { NotTaken } from '../interchange/notTaken'
import { RIGHT, WRONG } from '../interchange/placeholders'
import { separated } from './cells'
import { ALL, type Column, FIXED, GAP, KINDS, type Kind } from './columns'

type Cells = ReadonlyMap<Column, string>

const GAPS = /_{3,}/g
const GAP_ID = 'gap'

function kindOf(cells: Cells, options: readonly string[], right: readonly string[]): Kind {
  const said = cells.get('kind')?.toLowerCase() ?? ''
  const kind = KINDS.find((each) => each === said)
  if (said !== '' && !kind) throw new NotTaken(`there is no kind "${said}": ${KINDS.join(', ')}`)
  if (kind) return kind
  if (options.length === 0) return 'typed'
  return right.length === 1 && gapsIn(cells.get('question') ?? '') === 1 ? 'gap' : 'choice'
}

const gapsIn = (text: string): number => [...text.matchAll(GAPS)].length

function choicesOf(cells: Cells, options: readonly string[], right: readonly string[]): ItemChoice[] {
  if (options.length < 2) throw new NotTaken('there are no options to choose from')
  if (options.includes('')) throw new NotTaken('an option is empty')
  if (new Set(options).size < options.length) throw new NotTaken('an option stands there twice')
  const unknown = right.find((text) => !options.includes(text))
  if (unknown !== undefined) throw new NotTaken(`the right answer "${unknown}" is none of the options`)
  const said = separated(cells.get('explanations') ?? '')
  if (said.length > 1 && said.length !== options.length)
    throw new NotTaken('there must be one explanation, or one for each option')
  return options.map((text, i) => {
    const isRight = right.includes(text)
    const explanation = said.length === 1 ? (text === right[0] ? said[0] : '') : said[i]
    return { id: `choice-${i + 1}`, text, isRight, explanation: explanation || (isRight ? RIGHT : WRONG) }
  })
}

/** A text with its gap, and what stands above: the paragraphs before the one that has it. */
function around(question: string): { above: string; text: string } {
  if (gapsIn(question) !== 1) throw new NotTaken(`its question must have one gap, written ${GAP}`)
  const paragraphs = question.split(/\n[ \t]*\n/)
  const at = paragraphs.findIndex((paragraph) => gapsIn(paragraph) > 0)
  const textOf = (some: readonly string[]) => some.join('\n\n').trim()
  return {
    above: textOf(paragraphs.slice(0, at)),
    text: textOf(paragraphs.slice(at)).replace(GAPS, `[[${GAP_ID}]]`),
  }
}

/** Whether one is chosen, and how many, where that shall be told. */
function chosen(cells: Cells, right: readonly string[]): { isSingle: boolean; count?: number } {
  const said = cells.get('choose')?.toLowerCase() ?? ''
  if (said === ALL) return { isSingle: false }
  const isSingle = right.length === 1
  if (said === '') return { isSingle }
  if (said !== String(right.length)) throw new NotTaken(`${right.length} are right, not ${said}`)
  return { isSingle, count: right.length }
}

const asked = (
  prompt: string,
  question: InterchangeItem['question'],
  solution?: string,
): InterchangeItem => ({
  writtenFrom: null,
  blocks: prompt === '' ? [] : [{ kind: 'markdown', value: prompt }],
  question,
  solution,
})

/** A row as an item. Throws a NotTaken with the reason when it cannot be one. */
export function rowItem(cells: Cells): InterchangeItem {
  const question = cells.get('question') ?? ''
  const options = separated(cells.get('options') ?? '')
  const right = separated(cells.get('right') ?? '')
  const isShuffled = cells.get('order')?.toLowerCase() !== FIXED
  if (question === '') throw new NotTaken('it has no question')
  if (right.length === 0) throw new NotTaken('no answer is right')
  if (right.includes('')) throw new NotTaken('a right answer is empty')
  if (new Set(right).size < right.length) throw new NotTaken('a right answer stands there twice')
  if (question.includes('[[')) throw new NotTaken('double brackets stand in its question')
  const kind = kindOf(cells, options, right)
  if (kind === 'choice') {
    const choices = choicesOf(cells, options, right)
    const part = { id: 'question', isShuffled, choices, ...chosen(cells, right) }
    return asked(question, { kind: 'choice', parts: [part] })
  }
  if (kind === 'gap') {
    const { above, text } = around(question)
    const gap = { id: GAP_ID, choices: choicesOf(cells, options, right), isShuffled }
    return asked(above || 'Choose the right word.', { kind: 'gapChoice', text, gaps: [gap] })
  }
  const { above, text } =
    gapsIn(question) === 0 ? { above: question, text: `[[${GAP_ID}]]` } : around(question)
  const gap = { id: GAP_ID, kind: 'text' as const, answers: right, ignoresCase: true }
  const solution = cells.get('explanations')
  return asked(above, { kind: 'gapTyping', text, gaps: [gap] }, solution || undefined)
}
