import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { filledIn } from '../checks/variants'
import { changedBody } from '../checks/words'

const ADDRESS = /url\d*$/i
const SPOKEN = /^sound$/

/** The problem with all that may be left out, and with an address of its own for every recording and picture. */
export function withSounds(plugin: AnyProblemPlugin, problem: ProblemEnvelope): ProblemEnvelope {
  const filled = filledIn(plugin, problem)
  let count = 0
  const sounding = changedBody(filled, (text, key) => {
    if (ADDRESS.test(key)) return `/media/kit-${count++}.mp3`
    return SPOKEN.test(key) ? `spoken ${count++}` : text
  })
  const parsed = parseProblem(plugin, sounding)
  return parsed.ok ? parsed.problem : filled
}

/** What of a view is heard, or seen by its address; what stands around the body is not the renderer's. */
export function soundsIn(view: object): string[] {
  const found: string[] = []
  changedBody(view, (text, key) => {
    if (ADDRESS.test(key) || SPOKEN.test(key)) found.push(text)
    return text
  })
  return found
}

/** Whether the page has it by its address: drawn, or marked as what a button beside it reads. */
export const isAddressed = (container: Element, sound: string): boolean =>
  [...container.querySelectorAll('[src], [href], [data-spoken]')].some((element) => {
    if (!(element.cloneNode() as Element).outerHTML.includes(sound)) return false
    return !element.hasAttribute('data-spoken') || !!element.closest('[data-reads]')?.querySelector('button')
  })

/** Runs it where nothing sounds, and gives what would have been heard: recordings fail at once, and voices speak. */
export function listening(run: () => void): string[] {
  const heard: string[] = []
  const { play } = HTMLMediaElement.prototype
  const voices = Object.getOwnPropertyDescriptor(window, 'speechSynthesis')
  const utterance = Object.getOwnPropertyDescriptor(globalThis, 'SpeechSynthesisUtterance')
  HTMLMediaElement.prototype.play = function fail() {
    heard.push(this.getAttribute('src') ?? this.src)
    // Without waiting: what comes after it belongs to the press.
    return { catch: (onFailure: () => void) => onFailure() } as never
  }
  Object.defineProperty(window, 'speechSynthesis', {
    configurable: true,
    value: {
      cancel: () => undefined,
      getVoices: () => [],
      speak: ({ text, onend }: { text: string; onend?(): void }) => {
        heard.push(text)
        onend?.()
      },
    },
  })
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
    configurable: true,
    value: class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  })
  try {
    run()
  } finally {
    HTMLMediaElement.prototype.play = play
    restore(window, 'speechSynthesis', voices)
    restore(globalThis, 'SpeechSynthesisUtterance', utterance)
  }
  return heard
}

function restore(of: object, name: string, earlier: PropertyDescriptor | undefined): void {
  if (earlier) Object.defineProperty(of, name, earlier)
  else Reflect.deleteProperty(of, name)
}
