import axe from 'axe-core'
import { stringsIn } from '../checks/values'

export const CONTROLS =
  'button, a[href], input:not([type="hidden"]), select, textarea, summary, [tabindex="0"][role], [role="slider"], [role="checkbox"], [role="radio"], [role="button"]'
const GROUPS =
  'fieldset, [role="group"], [role="radiogroup"], [role="list"], [role="table"], ul, ol, section, tr, li'

const nameOf = (element: Element): string => axe.commons.text.accessibleText(element).trim()

const ownName = (group: Element): string =>
  group.getAttribute('aria-label') ?? group.querySelector(':scope > legend')?.textContent ?? ''

/** The groups around an element, as a screen reader says them on entering. */
function groupsOf(element: Element, container: Element): string {
  const names: string[] = []
  for (let at = element.parentElement?.closest(GROUPS); at && container.contains(at); ) {
    names.push(ownName(at))
    at = at.parentElement?.closest(GROUPS)
  }
  return names.filter(Boolean).join(' < ')
}

const kindOf = (element: Element): string =>
  element.getAttribute('role') ??
  (element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase())

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/**
 * Controls of one kind and group that are called alike, as texts for a message. Items that look alike in the view (two
 * equal letters) may be called alike too.
 */
export function equalNamesIn(container: Element, view: unknown): string[] {
  const texts = stringsIn(view).map(plain)
  axe.setup(container)
  try {
    const count = new Map<string, { name: string; kind: string; times: number }>()
    for (const element of container.querySelectorAll(CONTROLS)) {
      const [name, kind] = [nameOf(element), kindOf(element)]
      const key = JSON.stringify([kind, groupsOf(element, container), name])
      const { times } = count.get(key) ?? { times: 0 }
      count.set(key, { name, kind, times: times + 1 })
    }
    return [...count.values()].flatMap(({ name, kind, times }) => {
      const lookAlike = texts.filter((text) => text !== '' && plain(name).includes(text)).length
      return times > 1 && lookAlike < times ? [`${times} × ${kind} "${name}"`] : []
    })
  } finally {
    axe.teardown()
  }
}
