/** They name other elements, or say where the focus may go: not what is shown. */
const NOT_SHOWN =
  /^(id|for|name|tabindex|aria-(controls|labelledby|describedby|owns|activedescendant|details))$/
const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"]'

function stateOf(element: Element): string {
  if (element instanceof HTMLInputElement) return `${element.value} ${element.checked}`
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return element.value
  return ''
}

/** Their state is what counts, not with what they began. */
const BEGINNINGS = ['value', 'checked', 'selected']

/** How something moves is not what it is. */
const still = (style: string): string => style.replace(/transition:[^;]*;?/g, '').trim()

const NOTHING = /^$/
const LOOKS = /^(class|style|data-.*)$/

/** All that a page shows, as text: elements with what is in them and in which state they are; announcements aside. */
export const shownIn = (node: Node): string => readIn(node, NOTHING)

/** The same without what only eyes can see. */
export const saidIn = (node: Node): string => readIn(node, LOOKS)

function readIn(node: Node, leftOut: RegExp): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
  if (!(node instanceof Element) || node.matches(LIVE)) return ''
  const attributes = [...node.attributes]
    .filter(({ name }) => !NOT_SHOWN.test(name) && !BEGINNINGS.includes(name) && !leftOut.test(name))
    .map(({ name, value }) => `${name}="${name === 'style' ? still(value) : value}"`)
    .filter((attribute) => attribute !== 'style=""')
    .sort()
  const inside = [...node.childNodes].map((child) => readIn(child, leftOut)).join('')
  return `<${[node.tagName.toLowerCase(), ...attributes, stateOf(node)].join(' ')}>${inside}</>`
}
