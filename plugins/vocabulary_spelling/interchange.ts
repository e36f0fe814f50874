import { type Interchange, type Respond, takeSolution } from '@wordstride/core/authoring'
import type { VocabularySpellingProblem } from './schema'

const WORD = /^\p{L}[\p{L}\p{M}'’ -]{0,59}$/u
const FIELDS = ['question_text', 'description'] as const

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const respond: Respond = (answer) => {
  if (answer.kind !== 'typed') return null
  const [typed = ''] = answer.typed.values()
  return { typed }
}

/** A word that is typed from its definition; its first letter may be a capital. */
export const vocabularySpellingInterchange: Interchange<VocabularySpellingProblem> = {
  preference: 1,
  give(problem) {
    const { answer, comparison, definition, sample_sentence, question_audio_url, question_audio_url2 } =
      problem
    const fields = FIELDS.flatMap((field) => {
      const text = problem[field]
      return text ? [{ field, text }] : []
    })
    return {
      question: {
        kind: 'typing',
        answers: [...new Set([answer, capitalized(answer)])],
        paragraphs: [...fields, { text: definition }, { text: sample_sentence ?? '___', holdsGap: true }],
        audioUrl: question_audio_url,
      },
      solution: problem.explanation,
      lost: [
        ...(question_audio_url2 ? ['the recording of the sentence'] : []),
        ...(comparison ? ['how the text is compared'] : []),
      ],
    }
  },
  take(item) {
    const { question } = item
    if (question.kind !== 'typing') return null
    const { answers, paragraphs, audioUrl } = question
    const [answer = ''] = answers
    if (answers.some((other) => other !== answer && other !== capitalized(answer)))
      return { refused: 'several spellings are right' }
    if (!WORD.test(answer)) return { refused: `"${answer}" is not a word to spell` }
    const fields = new Map<string, string>()
    const definition: string[] = []
    for (const { text, field, holdsGap } of paragraphs) {
      if (text === '___') continue
      if (holdsGap) fields.set('sample_sentence', text)
      else if (FIELDS.some((name) => name === field)) fields.set(field ?? '', text)
      else definition.push(text)
    }
    const meaning = definition.join('\n\n')
    if (meaning === '') return { refused: 'a word is asked for without a definition' }
    if (meaning.endsWith('?')) return { refused: 'it asks a question and gives no definition' }
    return {
      respond,
      body: {
        answer,
        definition: meaning,
        ...Object.fromEntries(fields),
        ...(audioUrl === undefined ? {} : { question_audio_url: audioUrl }),
        ...takeSolution(item),
      },
    }
  },
}
