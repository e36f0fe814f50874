import { basename, dirname } from 'node:path'
import type { PackCard } from '@wordstride/content'
import { additionalListSchema } from '../files/additionalList'
import { buildCard } from './buildCard'
import type { BuildContext } from './buildContext'
import type { ContentError } from './contentError'
import { readYaml } from './readYaml'

type Place = Pick<ContentError, 'file' | 'line'>

/** Such as additional/grade-3.yaml:7, because the usual list of the grade has the same name. */
const asText = ({ file, line }: Place): string => `${basename(dirname(file))}/${basename(file)}:${line}`

/** Cards of a grade's supplementary list. `taken` are the words of the lists before it, and gets this list's words. */
export function buildAdditionalCards(
  file: string,
  gradeId: number,
  taken: Map<string, Place>,
  { errors, places }: BuildContext,
): PackCard[] {
  const yaml = readYaml(file, additionalListSchema)
  if (!yaml.ok) {
    errors.push(...yaml.errors)
    return []
  }
  return yaml.data.words.flatMap((word, i) => {
    const path = ['words', i]
    const first = taken.get(word.word)
    if (first) {
      const message = `The word "${word.word}" stands in ${asText(first)} already.`
      errors.push({ ...yaml.errorAt(path, message), isCopy: true })
      return []
    }
    const { line } = yaml.errorAt(path, '')
    taken.set(word.word, { file, line })
    places.set(word.word, { file, line })
    return [buildCard(word, { grade_id: gradeId, keyword_type: 'additional', card_seq: i + 1 })]
  })
}
