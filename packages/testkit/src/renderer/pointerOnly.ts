const POINTER = /^on(Pointer|Mouse|Touch)(Down|Up|Start|End)(Capture)?$|^on(Click|DoubleClick)(Capture)?$/
const CLICK = /^onClick(Capture)?$/
const KEYS = /^onKey(Down|Up|Press)(Capture)?$/
const PRESSED_BY_KEYS = 'button, a[href], area[href], input, select, textarea, summary, label, option'

/** The handlers that React has for an element. */
function handlersOf(element: Element): string[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
  const props: unknown = key && Reflect.get(element, key)
  return Object.entries(props ?? {}).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
}

function isPointerOnly(element: Element): boolean {
  const handlers = handlersOf(element)
  if (!handlers.some((name) => POINTER.test(name))) return false
  const isPressed = element.matches(PRESSED_BY_KEYS)
  if (isPressed && handlers.some((name) => CLICK.test(name) || name === 'onChange')) return false
  const isReached = isPressed || element.getAttribute('tabindex') !== null
  return !(isReached && handlers.some((name) => KEYS.test(name)))
}

/** Elements that a finger or a mouse can use and the keyboard cannot. */
export const pointerOnlyIn = (container: Element): string[] =>
  [...container.querySelectorAll('*')]
    .filter(isPointerOnly)
    .map((element) => (element.cloneNode() as Element).outerHTML.slice(0, 160))
