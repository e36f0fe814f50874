import { fireEvent } from '@testing-library/react'
import { drawAnswering } from './answering'
import { fail, type RendererCheck, tagOf } from './check'
import { draw, type Subject } from './subject'

const FIELDS = 'textarea, input:not([type]), input[type="text"], input[type="search"]'
const NO_END = 20_000
/** What browsers do to a text while it is typed, and how a field is kept from it. */
const HELP = { autocomplete: 'off', autocorrect: 'off', spellcheck: 'false' }

const fieldsIn = (container: Element) =>
  container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)

/** The fields of a page, each open one in turn; some are there only once something is answered. */
function findField(
  subject: Subject,
  isWanted: (
    field: HTMLInputElement | HTMLTextAreaElement,
    page: ReturnType<typeof drawAnswering>,
  ) => boolean,
): Element | undefined {
  for (const begun of [draw(subject).empty(), subject.exercise.correctResponse()]) {
    const page = drawAnswering(subject, begun)
    for (const field of fieldsIn(page.container))
      if (field.isConnected && !field.disabled && !field.readOnly && isWanted(field, page)) return field
    page.unmount()
  }
  return undefined
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
  // Another word is begun with a space.
  const changing = findField(subject, (field) => {
    fireEvent.input(field, { target: { value: 'so ' } })
    return field.isConnected && field.value !== 'so '
  })
  if (changing)
    fail(
      subject,
      `What is typed into ${tagOf(changing)} stands there otherwise: no second word could be begun. Report what was typed, and let grade normalize it.`,
    )
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
