import type { PackCard } from '@wordstride/content'
import { additionalListSchema } from '../files/additionalList'
import { buildCard } from './buildCard'
import type { BuildContext } from './buildContext'
import { readYaml } from './readYaml'

/** Cards of a grade's supplementary list. `taken` are the words of the lists before it, and gets this list's words. */
export function buildAdditionalCards(
  file: string,
  gradeId: number,
  taken: Set<string>,
  { errors, places }: BuildContext,
): PackCard[] {
  const yaml = readYaml(file, additionalListSchema)
  if (!yaml.ok) {
    errors.push(...yaml.errors)
    return []
  }
  return yaml.data.words.flatMap((word, i) => {
    const path = ['words', i]
    if (taken.has(word.word)) {
      errors.push(yaml.errorAt(path, `The word "${word.word}" stands in a list already.`))
      return []
    }
    taken.add(word.word)
    places.set(word.word, { file, line: yaml.errorAt(path, '').line })
    return [buildCard(word, { grade_id: gradeId, keyword_type: 'additional', card_seq: i + 1 })]
  })
}
