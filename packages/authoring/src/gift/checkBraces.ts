import { NotTaken } from '../interchange/notTaken'
import { afterTitle, bracesOf } from './readGift'
import type { GiftSource } from './splitGift'

/** Refuses a question whose answers do not stand in braces, or that another one follows without an empty line. */
export function checkBraces({ text, lines }: Pick<GiftSource, 'text' | 'lines'>): void {
  const start = afterTitle(text)
  const refusal = (reason: string, index: number): NotTaken =>
    new NotTaken(reason, lines[text.slice(0, index).split('\n').length - 1])
  const [first, second, third] = bracesOf(text.slice(start)).map(({ brace, index }) => ({
    brace,
    index: start + index,
  }))
  if (!first) return
  if (first.brace === '}') throw refusal('a } stands in this line, and no { before the answers', first.index)
  if (second?.brace !== '}')
    throw refusal('the { in this line has no } behind the answers, among which no line is empty', first.index)
  const [lineEnd] = /^[^\S\n]*\n/.exec(text.slice(second.index + 1)) ?? []
  if (lineEnd === undefined) return
  const next = second.index + 1 + lineEnd.length
  if (text.slice(next).trimStart().startsWith('::'))
    throw refusal('another question begins in this line: an empty line is missing above it', next)
  if (third?.brace === '{')
    throw refusal(
      'another question begins in this line and an empty line is missing above it, or one question has answers in several places',
      next,
    )
}
