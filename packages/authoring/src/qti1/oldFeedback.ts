import type { OwnFields } from '@wordstride/core/authoring'
import { childrenOf, descendantsOf, textOf, type XmlElement } from '../qti/xmlElement'
import { oldTextOf } from './oldText'

/** Reads what an item says by its identifiers. */
export function feedbackOf(item: XmlElement): (identifiers: Iterable<string>) => string | undefined {
  const texts = new Map(
    childrenOf(item, 'itemfeedback').map((each) => [each.attributes.get('ident') ?? '', each]),
  )
  return (identifiers) =>
    [...identifiers]
      .flatMap((each) => texts.get(each) ?? [])
      .map(oldTextOf)
      .filter(Boolean)
      .join('\n\n') || undefined
}

/** Whether something is said after an answer beside what is kept. */
export function saysMore(item: XmlElement, kept: ReadonlySet<string>): boolean {
  const shown = new Set(
    descendantsOf(item).flatMap(({ name, attributes }) =>
      name === 'displayfeedback' ? (attributes.get('linkrefid') ?? []) : [],
    ),
  )
  return childrenOf(item, 'itemfeedback').some((each) => {
    const ident = each.attributes.get('ident') ?? ''
    return shown.has(ident) && !kept.has(ident) && textOf(each).trim() !== ''
  })
}

interface Typed {
  right: readonly string[]
  wrong: readonly string[]
  /** Identifiers of what is said to a text. */
  shownTo(text: string): ReadonlySet<string>
}

/** A text that no rule names. */
const ANY_OTHER = '\uE000'

/** What is said to typed answers: to what is right, and to foreseen mistakes. */
export function saidToTyped(item: XmlElement, { right, wrong, shownTo }: Typed) {
  const textOf = feedbackOf(item)
  const toOthers = shownTo(ANY_OTHER)
  const saidTo = (text: string) => textOf([...shownTo(text)].filter((each) => !toOthers.has(each)))
  const errors = wrong.flatMap((typed) => {
    const explanation = saidTo(typed)
    return explanation === undefined ? [] : [{ typed, explanation }]
  })
  const said = [...new Set(right.flatMap((text) => saidTo(text) ?? []))]
  const own: OwnFields = {
    ...(errors.length > 0 ? { errors } : {}),
    ...(said[0] === undefined ? {} : { explanation: said[0] }),
  }
  const isLeft = right.some(
    (text) => textOf([...toOthers].filter((each) => !shownTo(text).has(each))) !== undefined,
  )
  return {
    own,
    notes: [
      ...(isLeft ? ['what it says to any other answer is left out'] : []),
      ...(said.length > 1 ? ['of what it says to right answers the first is kept'] : []),
    ],
  }
}
