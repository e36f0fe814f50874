import { solutionOf } from './cards'
import { markdownOf } from './markdownOf'
import { NotTaken } from './notTaken'
import { audioOf } from './readBody'
import { keyOf, type QtiItem, responseIdOf } from './readItem'
import type { TakenBody } from './takenItem'
import { descendantsOf, isElement, type XmlElement, type XmlNode } from './xmlElement'

const WORD = /^\p{L}[\p{L}\p{M}'’ -]{0,59}$/u

/** Paragraphs of the body, out of the boxes around them. */
function paragraphsOf(nodes: readonly XmlNode[]): XmlElement[] {
  return nodes
    .filter(isElement)
    .flatMap((node) => (/^(div|section|article)$/.test(node.name) ? paragraphsOf(node.children) : node))
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The one word that is right; a capital first letter is always taken. */
function wordOf(item: QtiItem, interaction: XmlElement): string {
  const key = keyOf(item, interaction)
  const mapped = item.responses.get(responseIdOf(interaction))?.mapped ?? []
  const [answer = ''] = key
  if ([...key, ...mapped].some((other) => other !== answer && other !== capitalized(answer)))
    throw new NotTaken('several spellings are right', interaction)
  if (!WORD.test(answer)) throw new NotTaken(`"${answer}" is not a word to spell`, interaction)
  return answer
}

/** A word that is typed from its definition. Texts in classes that we write go where they came from. */
export function importTextEntry(item: QtiItem, interaction: XmlElement): TakenBody {
  const answer = wordOf(item, interaction)
  const fields = new Map<string, string>()
  const definition: string[] = []
  for (const paragraph of paragraphsOf(item.body.children)) {
    if (paragraph.name === 'rubricBlock') continue
    const field = paragraph.attributes.get('data-field')
    const holdsEntry = paragraph === interaction || descendantsOf(paragraph).includes(interaction)
    const text = markdownOf([paragraph], (element) => (element === interaction ? '___' : null))
    if (text === '' || text === '___') continue
    if (holdsEntry) fields.set('sample_sentence', text)
    else if (field === 'question_text' || field === 'description') fields.set(field, text)
    else definition.push(text)
  }
  const meaning = definition.join('\n\n')
  if (meaning === '') throw new NotTaken('a word is asked for without a definition', interaction)
  if (meaning.endsWith('?')) throw new NotTaken('it asks a question and gives no definition', interaction)
  const audio = audioOf(item.body.children)
  return {
    type: 'vocabulary_spelling',
    body: {
      answer,
      definition: meaning,
      ...Object.fromEntries(fields),
      ...(audio === undefined ? {} : { question_audio_url: audio }),
      ...solutionOf(item),
    },
  }
}
