import { fromIdentifier } from './identifier'
import { markdownOf } from './markdownOf'
import { audioOf } from './readBody'
import type { QtiItem } from './readItem'
import type { XmlElement } from './xmlElement'

/** Id, text and recording of a choice that is moved. */
export function cardOf(choice: XmlElement) {
  const audio = audioOf(choice.children)
  return {
    id: fromIdentifier(choice.attributes.get('identifier') ?? ''),
    content: markdownOf(choice.children),
    ...(audio === undefined ? {} : { audio_url: audio }),
  }
}

export const SOLUTION = 'solution'

/** The explanation of the whole, shown when the answer is right. */
export function solutionOf({ modalFeedback }: QtiItem): { explanation?: string } {
  const shown = modalFeedback.get(SOLUTION)
  return shown ? { explanation: markdownOf(shown.children) } : {}
}
