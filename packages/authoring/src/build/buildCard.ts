import type { PackCard } from '@wordstride/content'
import { plainSentence, type Word } from '../files/wordList'
import { ipaOf } from '../vocabulary/pronunciation'
import { pictureUrl, recordingUrl } from './media'

interface CardWord extends Pick<Word, 'word' | 'pos' | 'definition' | 'ipa' | 'picture'> {
  /** With the word marked. */
  sentence: string
}

/** ENT-25: the card of a word, at its place in a list. */
export function buildCard(
  { word, pos, definition, sentence, ipa, picture }: CardWord,
  place: Pick<PackCard, 'grade_id' | 'keyword_type' | 'card_seq'>,
): PackCard {
  const example = plainSentence(sentence)
  const recording = recordingUrl(example)
  return {
    skill_id: word,
    ...place,
    description: {
      pos,
      definition,
      example,
      ...(recording === null ? {} : { example_audio_url: recording }),
    },
    ipa: ipa ?? ipaOf(word),
    image_url: picture === undefined ? null : pictureUrl(picture),
    audio_url: recordingUrl(word),
  }
}
