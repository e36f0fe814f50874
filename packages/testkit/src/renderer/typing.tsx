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

/** The field into which more goes than the response may hold. */
function takesTooMuch(drawn: Pick<Subject, 'exercise' | 'Renderer'>): Element | undefined {
  const { container, given, unmount } = drawAnswering(drawn)
  for (const field of fieldsIn(container)) {
    if (field.disabled || field.readOnly) continue
    // A browser holds the maximum, a script does not.
    const value = 'x'.repeat(field.maxLength >= 0 ? field.maxLength : NO_END)
    fireEvent.input(field, { target: { value } })
    const last = given.at(-1)
    if (last !== undefined && !drawn.exercise.readResponse(last, drawn.exercise.version).ok) return field
  }
  unmount()
  return undefined
}

/** What is typed can be stored, and is the student's own. */
export const takesWhatIsTyped: RendererCheck = (subject) => {
  const field = takesTooMuch(subject)
  if (field)
    fail(
      subject,
      `${tagOf(field)} takes a text that the response schema does not accept, and the answer is lost: give it the maxLength that the schema has.`,
    )
  const { mount, empty } = draw(subject)
  for (const each of fieldsIn(mount({ response: empty() }).container))
    for (const [name, value] of Object.entries(HELP))
      if (each.getAttribute(name) !== value)
        fail(
          subject,
          `${tagOf(each)} lacks ${name}="${value}": the browser would correct or complete what is typed.`,
        )
}
