import type { Page } from '@playwright/test'

interface FakeVoice {
  said: string[]
  cancelled: number
  /** Says the next word of what it was given. */
  sayWord(): void
  finish(): void
}

declare global {
  interface Window {
    fakeVoice: FakeVoice
  }
}

/** Takes the place of the browser's own voices, of which a machine without sound has none. It waits for every word. */
function installVoice(isTouched: boolean) {
  let now: SpeechSynthesisUtterance | null = null
  let words: number[] = []
  const tell = (type: string, more: Partial<SpeechSynthesisEventInit> = {}) =>
    now?.dispatchEvent(new SpeechSynthesisEvent(type, { utterance: now, ...more }))
  const end = (type: string) => {
    const ended = now
    now = null
    ended?.dispatchEvent(new SpeechSynthesisErrorEvent(type, { utterance: ended, error: 'interrupted' }))
  }
  window.fakeVoice = {
    said: [],
    cancelled: 0,
    sayWord: () => tell('boundary', { name: 'word', charIndex: words.shift() ?? 0 }),
    finish: () => end('end'),
  }
  const voice = {
    speak(utterance: SpeechSynthesisUtterance) {
      now = utterance
      words = [...utterance.text.matchAll(/\S+/g)].map(({ index }) => index)
      window.fakeVoice.said.push(utterance.text)
      tell('start')
    },
    cancel() {
      window.fakeVoice.cancelled++
      end('error')
    },
  }
  Object.defineProperty(window, 'speechSynthesis', { value: voice })
  // The evaluations of a journey count as touches, sooner or later.
  const activation = { hasBeenActive: isTouched }
  for (const touch of ['pointerdown', 'keydown'])
    addEventListener(touch, () => Object.assign(activation, { hasBeenActive: true }), true)
  Object.defineProperty(navigator, 'userActivation', { value: activation })
}

/** What the page has said and marked. */
export class Voice {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  /** `isTouched`: pages may read by themselves from the beginning, not only after the first press. */
  static async install(page: Page, { isTouched }: { isTouched: boolean }): Promise<Voice> {
    // So that it has all to say.
    await page.route('**/media/speech/names.txt', (route) => route.fulfill({ body: '' }))
    await page.addInitScript(installVoice, isTouched)
    return new Voice(page)
  }

  said = () => this.#page.evaluate(() => window.fakeVoice.said)

  /** From now on. */
  forget = () => this.#page.evaluate(() => window.fakeVoice.said.splice(0))

  timesStopped = () => this.#page.evaluate(() => window.fakeVoice.cancelled)

  sayWord = () => this.#page.evaluate(() => window.fakeVoice.sayWord())

  finish = () => this.#page.evaluate(() => window.fakeVoice.finish())

  /** Text under the mark of the word, or of the sentence. */
  marked = (name: 'ws-word' | 'ws-reading') =>
    this.#page.evaluate(
      (mark) => [...(CSS.highlights.get(mark) ?? [])].map((range) => String(range)).join(' '),
      name,
    )
}
