import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const script = fileURLToPath(import.meta.resolve('@citolab/qti-components/cdn/index.global.js'))

/** What its elements are, as far as it is asked here. */
interface ForeignItem extends HTMLElement {
  variables: readonly { identifier: string; value: unknown }[]
  updateResponseVariable(identifier: string, value: string | readonly string[] | undefined): void
  resetResponses(): void
  processResponse(): boolean
}

/** Values by the identifier of their response. */
type Given = Readonly<Record<string, readonly string[]>>

interface ItemContainer extends HTMLElement {
  itemXML: string
  updateComplete: Promise<unknown>
}

/** qti-components on an empty page. */
export class ForeignPlayer {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async start(): Promise<void> {
    // The pictures and recordings of our examples are nowhere.
    await this.#page.route('**/*', (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' })
        : route.fulfill({ status: 404 }),
    )
    await this.#page.goto('http://player.test/')
    await this.#page.addScriptTag({ path: script })
  }

  async open(xml: string): Promise<void> {
    await this.#page.evaluate(async (itemXML) => {
      document.body.innerHTML = '<qti-item><item-container></item-container></qti-item>'
      const container = document.querySelector('item-container') as ItemContainer
      await container.updateComplete
      Object.assign(container, { itemXML })
    }, xml)
    await this.#page.locator('qti-assessment-item').waitFor()
  }

  /** Texts of an item that the player does not show. Of a closed list it need not, nor what tutors and feedback say. */
  findUnshown(xml: string): Promise<string[]> {
    return this.#page.locator('qti-assessment-item').evaluate((item, source) => {
      const words = (text: string) => text.replace(/\s+/g, ' ').trim()
      const shown = words((item as HTMLElement).innerText)
      const body = new DOMParser().parseFromString(source, 'text/xml').querySelector('qti-item-body')
      const texts = document.createTreeWalker(body as Element, NodeFilter.SHOW_TEXT)
      const unshown: string[] = []
      while (texts.nextNode()) {
        const text = words(texts.currentNode.textContent ?? '')
        const hidden = 'qti-rubric-block, qti-feedback-inline, qti-inline-choice'
        if (!texts.currentNode.parentElement?.closest(hidden) && !shown.includes(text)) unshown.push(text)
      }
      return unshown
    }, xml)
  }

  /** What the player's own scoring gives to answers, each set as one that is given again. */
  async score(answers: readonly Given[]): Promise<number[]> {
    const points: number[] = []
    for (const answer of answers) {
      await this.#give(answer)
      points.push(await this.scoreShown())
    }
    return points
  }

  #give(answer: Given): Promise<void> {
    return this.#page.locator('qti-assessment-item').evaluate((element, given) => {
      const item = element as ForeignItem
      const isSingle = (identifier: string) =>
        item
          .querySelector(`qti-response-declaration[identifier="${identifier}"]`)
          ?.getAttribute('cardinality') === 'single'
      item.resetResponses()
      for (const [identifier, values] of Object.entries(given))
        item.updateResponseVariable(identifier, isSingle(identifier) ? values[0] : values)
    }, answer)
  }

  /** What it gives to the answer that stands there. */
  scoreShown(): Promise<number> {
    return this.#page.locator('qti-assessment-item').evaluate((element) => {
      const item = element as ForeignItem
      item.processResponse()
      return Number(item.variables.find(({ identifier }) => identifier === 'SCORE')?.value)
    })
  }
}
