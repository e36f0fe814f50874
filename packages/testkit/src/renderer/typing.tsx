import { fireEvent } from '@testing-library/react'
import { placesIn, withAt } from '../checks/places'
import { idsIn, mapStrings, numbersIn, stringsIn } from '../checks/values'
import { drawAnswering } from './answering'
import { fail, type RendererCheck, tagOf } from './check'
import { draw, type Subject } from './subject'
import type { Field } from './using'

const FIELDS = 'textarea, input:not([type]), input[type="text"], input[type="search"]'
const NO_END = 20_000
/** What browsers do to a text while it is typed, and how a field is kept from it. */
const HELP = { autocomplete: 'off', autocorrect: 'off', spellcheck: 'false' }

type Page = ReturnType<typeof drawAnswering>

const fieldsIn = (container: Element) => container.querySelectorAll<Field>(FIELDS)

/** The fields of a page, each open one in turn; some are there only once something is answered. */
function findField(subject: Subject, isWanted: (field: Field, page: Page) => boolean): Element | undefined {
  for (const begun of [draw(subject).empty(), subject.exercise.correctResponse()]) {
    const page = drawAnswering(subject, begun)
    for (const field of fieldsIn(page.container))
      if (field.isConnected && !field.disabled && !field.readOnly && isWanted(field, page)) return field
    page.unmount()
  }
  return undefined
}

/** A word, after which another one is begun. */
const BEGUN = 'so '

/** Whether a field has room for words, and words can be stored where it writes: a letter, a number or a date is none. */
function takesWords(subject: Subject, field: Field, { responseNow }: Page): boolean {
  if (field.maxLength >= 0 && field.maxLength < BEGUN.length) return false
  const { exercise } = subject
  const ids = idsIn(draw(subject).viewOf('view'))
  const right = exercise.correctResponse()
  const texts = [...stringsIn(right), ...numbersIn(right).map(String)].filter((text) => !ids.has(text))
  const begun = texts.flatMap((text) => {
    fireEvent.input(field, { target: { value: text } })
    const response = responseNow()
    return placesIn(response).flatMap(({ path, value }) =>
      typeof value !== 'object' && String(value) === text && field.value === text
        ? [withAt(response, path, BEGUN)]
        : [],
    )
  })
  return begun.length === 0 || begun.some((response) => exercise.readResponse(response, exercise.version).ok)
}

/** Whether what was typed cannot be taken away again. */
function keepsItsText(field: Field): boolean {
  for (const value of [BEGUN, '']) fireEvent.input(field, { target: { value } })
  return field.isConnected && field.value !== ''
}

const AS_IT_IS = (text: string): string => text
/** How a student may write what is right. */
const WRITTEN = [AS_IT_IS, (text: string) => text.toUpperCase(), (text: string) => text.toLowerCase()]

/** Some fields cannot be empty: there the first letter takes the place of what is there. */
function typeByLetters(field: Field, text: string): void {
  fireEvent.input(field, { target: { value: '' } })
  for (const [i, letter] of [...text].entries())
    fireEvent.input(field, { target: { value: i === 0 ? letter : field.value + letter } })
}

/** What is right is right, too, when it is typed letter by letter, in letters of any case where that does not count. */
function expectRightAsTyped(subject: Subject): void {
  const { exercise } = subject
  const right = exercise.correctResponse()
  const ids = idsIn(draw(subject).viewOf('view'))
  const verdictOf = (response: unknown) => exercise.grade(response, { mode: 'practice' }).verdict
  for (const write of WRITTEN) {
    const written = mapStrings(right, (text) => (ids.has(text) ? text : write(text)))
    if (!exercise.readResponse(written, exercise.version).ok || verdictOf(written) !== 'correct') continue
    const { container, responseNow, unmount } = drawAnswering(subject, right)
    for (const field of fieldsIn(container)) {
      const text = write(field.value)
      if (text === '' || field.disabled || field.readOnly) continue
      typeByLetters(field, text)
      if (!field.isConnected) break
      const verdict = verdictOf(responseNow())
      if (verdict !== 'correct')
        fail(
          subject,
          `"${text}" is right, and typed into ${tagOf(field)} it is ${verdict}: ${JSON.stringify(responseNow()).slice(0, 200)}. Report what was typed, with all that was given before, and let grade compare.`,
        )
    }
    unmount()
  }
}

/** What is typed can be stored, stands there as it was typed, and is the student's own. */
export const takesWhatIsTyped: RendererCheck = (subject) => {
  const { exercise } = subject
  const endless = findField(subject, (field, { given }) => {
    // A browser holds the maximum, a script does not.
    const value = 'x'.repeat(field.maxLength >= 0 ? field.maxLength : NO_END)
    fireEvent.input(field, { target: { value } })
    const last = given.at(-1)
    return last !== undefined && !exercise.readResponse(last, exercise.version).ok
  })
  if (endless)
    fail(
      subject,
      `${tagOf(endless)} takes a text that the response schema does not accept, and the answer is lost: give it the maxLength that the schema has.`,
    )
  const changing = findField(subject, (field, page) => {
    if (!takesWords(subject, field, page)) return false
    const earlier = page.given.length
    fireEvent.input(field, { target: { value: BEGUN } })
    const last = page.given.slice(earlier).at(-1)
    const isRefused = last !== undefined && !exercise.readResponse(last, exercise.version).ok
    return !isRefused && field.isConnected && field.value !== BEGUN
  })
  if (changing)
    fail(
      subject,
      `What is typed into ${tagOf(changing)} stands there otherwise: no second word could be begun. Report what was typed, and let grade normalize it.`,
    )
  const lasting = findField(subject, (field, page) => takesWords(subject, field, page) && keepsItsText(field))
  if (lasting)
    fail(
      subject,
      `What is typed into ${tagOf(lasting)} cannot be taken away again. Report an empty text, too.`,
    )
  expectRightAsTyped(subject)
  const silent = findField(
    subject,
    (field) => !(field instanceof HTMLTextAreaElement) && !fireEvent.keyDown(field, { key: 'Enter' }),
  )
  if (silent)
    fail(
      subject,
      `${tagOf(silent)} keeps Enter to itself: in an input it submits the answer. Leave the event alone.`,
    )
  for (const [name, value] of Object.entries(HELP)) {
    const helped = findField(subject, (field) => field.getAttribute(name) !== value)
    if (helped)
      fail(
        subject,
        `${tagOf(helped)} lacks ${name}="${value}": the browser would correct or complete what is typed.`,
      )
  }
}
