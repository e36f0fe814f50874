import type { PackProblem } from '@wordstride/content'
import type { TextOption } from '@wordstride/core/authoring'
import { blocksAbove, bodyTexts } from '../../texts/problemTexts'
import type { Judge, Said } from './judge'

/** What a finished problem says about its own key; `holds` is what another rule finds. */
export interface Claim {
  about: string
  isRight: boolean
  /** Undefined where the judge has no rule for it. */
  holds(judge: Judge): boolean | undefined
}

const BOLD = /\*\*(.+?)\*\*/g

const formClaim = (asked: string, form: string, isRight: boolean): Claim => ({
  about: `${asked} → ${form}`,
  isRight,
  holds: (judge) => judge.form?.(asked, form),
})

const sentenceClaim = (said: Said, isRight: boolean): Claim => ({
  about: `${said.before}[${said.form}]${said.after}`,
  isRight,
  holds: (judge) => judge.sentence?.(said),
})

/** 'Last week we **went** home.' */
function boldIn(text: string): Said | null {
  const [, before, form, after] = text.match(/^([\s\S]*?)\*\*(.+?)\*\*([\s\S]*)$/) ?? []
  return form === undefined ? null : { before: before ?? '', form, after: after ?? '' }
}

/** What is quoted below the question, or else its first bold word. */
function askedIn(question: string): string {
  const bold = [...question.matchAll(BOLD)].map((found) => found[1] ?? '')
  return question.match(/^> (.+)$/m)?.[1] ?? bold.find((word) => word !== 'all') ?? ''
}

/** Options are sentences with a bold form, or forms for the gap or for what is asked about. */
function optionClaims(question: string, options: readonly TextOption[]): Claim[] {
  const [before, after] = question.split('___')
  const asksForMistake = /\*\*mistake\*\*/.test(question)
  return options.map(({ text, isRight }): Claim => {
    const sentence = boldIn(text)
    if (sentence) return sentenceClaim(sentence, isRight !== asksForMistake)
    if (after !== undefined) return sentenceClaim({ before: before ?? '', form: text, after }, isRight)
    const asked = askedIn(question)
    const all = options.map((option) => option.text)
    return {
      about: `${asked} → ${text}`,
      isRight: isRight !== asksForMistake,
      holds: (judge) => judge.among?.(asked, text, all) ?? judge.form?.(asked, text),
    }
  })
}

const lineBefore = (text: string): string => text.slice(text.lastIndexOf('\n') + 1).replace(/^- /, '')
const lineAfter = (text: string): string => text.split('\n')[0] ?? ''

function gapClaims(text: string, gaps: readonly (readonly TextOption[])[]): Claim[] {
  const pieces = text.split('___')
  const filled = gaps.map((options) => options.find(({ isRight }) => isRight)?.text ?? '')
  return gaps.flatMap((options, i) => {
    const before = pieces.slice(0, i + 1).map((piece, j) => (j < i ? piece + filled[j] : piece))
    const after = pieces.slice(i + 1).map((piece, j) => piece + (filled[i + 1 + j] ?? ''))
    return options.map(({ text: form, isRight }) =>
      sentenceClaim({ before: lineBefore(before.join('')), form, after: lineAfter(after.join('')) }, isRight),
    )
  })
}

function phraseClaims(phrases: readonly (string | TextOption)[], asked: string): Claim[] {
  const asksForMistake = /\*\*mistake\*\*|\*\*wrong\*\*/.test(asked)
  const plain = phrases.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.text))
  return phrases.flatMap((phrase, i) =>
    typeof phrase === 'string'
      ? []
      : [
          sentenceClaim(
            {
              before: lineBefore(plain.slice(0, i).join('')),
              form: phrase.text,
              after: lineAfter(plain.slice(i + 1).join('')),
            },
            phrase.isRight !== asksForMistake,
          ),
        ],
  )
}

interface TypedGap {
  answers?: readonly string[]
  errors?: readonly { typed: string }[]
}

/** What may be typed into each gap, and the foreseen mistakes. */
function typedClaims(text: string, gaps: readonly TypedGap[]): Claim[] {
  const pieces = text.split(/\[\[.+?\]\]/)
  const withKeys = (from: number, to: number) =>
    pieces
      .slice(from, to)
      .map((piece, i) => (from + i === to - 1 ? piece : piece + (gaps[from + i]?.answers?.[0] ?? '')))
      .join('')
  return gaps.flatMap(({ answers = [], errors = [] }, i) => {
    const before = lineBefore(withKeys(0, i + 1))
    const after = lineAfter(withKeys(i + 1, pieces.length))
    return [
      ...answers.map((form) => sentenceClaim({ before, form, after }, true)),
      ...errors.map(({ typed }) => sentenceClaim({ before, form: typed, after }, false)),
    ]
  })
}

interface TableCell {
  kind: 'text' | 'blank'
  text?: string
}

/** The gaps of a table stand beside the word they are about. */
function tableClaims({ problem }: PackProblem, gaps: readonly (readonly TextOption[])[]): Claim[] {
  const rows = problem.rows as readonly (readonly TableCell[])[]
  const asked = rows.flatMap((row) =>
    row.flatMap(({ kind }) => (kind === 'blank' ? [row[0]?.text ?? ''] : [])),
  )
  return gaps.flatMap((options, i) =>
    options.map(({ text, isRight }) => formClaim(asked[i] ?? '', text, isRight)),
  )
}

/** Everything that a generated problem says to be right or wrong. */
export function claimsOf(entry: PackProblem): Claim[] {
  const blocks = bodyTexts(entry)
  const prompt = blocksAbove(entry)
    .flatMap((block) => (block.kind === 'markdown' ? [block.value] : []))
    .join('\n')
  const gaps = blocks.flatMap((block) => (block.kind === 'gap' ? [block.options] : []))
  if ('rows' in entry.problem) return tableClaims(entry, gaps)
  const read = blocks.flatMap((block) => (block.kind === 'read' ? [block.text] : []))
  if (gaps.length === 0 && 'blanks' in entry.problem && typeof entry.problem.text === 'string')
    return typedClaims(entry.problem.text, entry.problem.blanks as readonly TypedGap[])
  if (gaps.length > 0) return gapClaims(read.join('\n'), gaps)
  let question = prompt
  return blocks.flatMap((block): Claim[] => {
    switch (block.kind) {
      case 'read':
        question = block.text
        return []
      case 'options':
        return optionClaims(question, block.options)
      case 'phrases':
        return phraseClaims(block.phrases, prompt)
      case 'groups':
        return block.groups.flatMap(({ name }) =>
          block.groups.flatMap((own) =>
            own.cards.map(
              ({ text }): Claim => ({
                about: `${text} in ${name}`,
                isRight: own.name === name,
                holds: (judge) => judge.group?.(name, text),
              }),
            ),
          ),
        )
      case 'sequence':
        return block.cards.some(({ place }) => place !== undefined)
          ? block.cards.flatMap(({ place }) =>
              block.cards.map((card) => formClaim(place ?? '', card.text, card.place === place)),
            )
          : [
              {
                about: block.cards.map(({ text }) => text).join(' → '),
                isRight: true,
                holds: (judge) => judge.order?.(block.cards.map(({ text }) => text)),
              },
            ]
      default:
        return []
    }
  })
}

/** What the judge of a generator finds otherwise than the generator. */
export function disagreements(entry: PackProblem, judge: Judge): string[] {
  const claims = claimsOf(entry)
  if (claims.length === 0) return ['Nothing in it can be judged.']
  return claims.flatMap((claim) => {
    const found = claim.holds(judge)
    if (found === claim.isRight) return []
    const verdict = found === undefined ? 'nothing' : found ? 'right' : 'wrong'
    return [
      `"${claim.about}" is ${claim.isRight ? 'right' : 'wrong'} by the generator, ${verdict} by its judge.`,
    ]
  })
}
