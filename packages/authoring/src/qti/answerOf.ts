import type { ItemAnswer, Question } from '@wordstride/core/authoring'
import { fromIdentifier, optionIdIn } from './identifier'

type Given = ReadonlyMap<string, readonly string[]>

/** What somebody gave to an item, by the ids of the question that was read from it; null where it has no words for it. */
export function answerOf(question: Question, given: Given): ItemAnswer | null {
  const values = [...given.values()].flat()
  const byId = <T>(read: (texts: readonly string[]) => T) =>
    new Map([...given].map(([id, texts]) => [fromIdentifier(id), read(texts)]))
  switch (question.kind) {
    case 'choice': {
      const known = new Set(question.parts.flatMap(({ choices }) => choices.map(({ id }) => id)))
      const chosen = [...given].map(([response, texts]): [string, string[]] => {
        const part = fromIdentifier(response)
        const named = (id: string) => (known.has(id) ? id : optionIdIn(part, id))
        return [part, texts.map((text) => named(fromIdentifier(text)))]
      })
      return { kind: 'chosen', chosen: new Map(chosen) }
    }
    case 'gapChoice':
      return { kind: 'chosen', chosen: byId((texts) => texts.map(fromIdentifier)) }
    case 'typing':
    case 'gapTyping':
      return { kind: 'typed', typed: byId(([text = '']) => text) }
    case 'phrases':
      return { kind: 'clicked', clicked: values.map(fromIdentifier) }
    case 'order':
      return { kind: 'ordered', order: values.map(fromIdentifier) }
    case 'match':
    case 'gapMatch': {
      const sources = question.kind === 'match' ? question.sources : question.cards
      const known = new Set(sources.map(({ id }) => id))
      const pairs = values.map((pair) => pair.split(' ').map(fromIdentifier) as [string, string])
      const turned = pairs.map(([a, b]): [string, string] => (known.has(a) ? [a, b] : [b, a]))
      return turned.every(([a, b]) => known.has(a) && !known.has(b))
        ? { kind: 'paired', pairs: turned }
        : null
    }
  }
}
