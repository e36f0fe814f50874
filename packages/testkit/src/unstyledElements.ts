/** Of what jsdom's own style sheet says, that which tells what is seen and how its text is put together. */
const NEVER_SHOWN = new Set(
  'area base basefont datalist head link meta noembed noframes param rp script style template title'.split(
    ' ',
  ),
)
const DISPLAYS = new Map(
  Object.entries({
    block:
      'html body address blockquote center dialog div figure figcaption footer form header hr legend main p pre search article aside h1 h2 h3 h4 h5 h6 hgroup nav section dir dd dl dt menu ol ul fieldset details summary optgroup',
    'list-item': 'li',
    'inline-block': 'input button',
    table: 'table',
    'table-caption': 'caption',
    'table-header-group': 'thead',
    'table-row-group': 'tbody',
    'table-footer-group': 'tfoot',
    'table-row': 'tr',
    'table-cell': 'td th',
  }).flatMap(([display, names]) => names.split(' ').map((name) => [name, display] as const)),
)

function displayOf(element: Element): string {
  const name = element.localName
  const isHidden =
    NEVER_SHOWN.has(name) ||
    element.hasAttribute('hidden') ||
    (name === 'dialog' && !element.hasAttribute('open')) ||
    (name === 'input' && element.getAttribute('type') === 'hidden')
  return isHidden ? 'none' : (DISPLAYS.get(name) ?? 'inline')
}

const styleOf = (element: Element) => (element as HTMLElement).style

function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = styleOf(at)?.visibility
    if (own) return own
  }
  return 'visible'
}

/**
 * jsdom matches its whole style sheet for every element asked, which is half the time of the tests. Where a page
 * has no styles of its own the answer is the element's own style and a few defaults.
 */
export function answerForUnstyledElements(): void {
  const original = window.getComputedStyle.bind(window)
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || window.document.styleSheets.length > 0) return original(element, pseudo)
    const own = styleOf(element)
    if (!own) return original(element)
    const computed: Record<string, () => string> = {
      display: () => own.display || displayOf(element),
      visibility: () => visibilityOf(element),
    }
    const valueNamed = (name: string) => computed[name]?.() ?? own.getPropertyValue(name)
    return new Proxy(own, {
      get(target, name) {
        if (name === 'getPropertyValue') return valueNamed
        if (typeof name === 'string' && name in computed) return computed[name]?.()
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  }
}

/**
 * The style elements that Emotion (Chakra) writes stay out of the page: a thousand rules that jsdom would match for
 * every element asked. How a page looks is seen in a browser.
 */
export function leaveOutWrittenStyles(): void {
  const { insertBefore } = window.Node.prototype
  window.HTMLHeadElement.prototype.insertBefore = function insert(node, before) {
    const isWritten = node instanceof window.HTMLStyleElement && 'emotion' in node.dataset
    return isWritten ? node : (insertBefore.call(this, node, before) as typeof node)
  }
}
