import type { PublicCard } from '@wordstride/core'
import { AudioButton } from '../content/AudioButton'
import { plainName } from './cardName'

/** The recording of a card, if it has one. */
export const CardSound = ({ card }: { card: PublicCard }) =>
  card.audio_url && (
    <AudioButton
      url={card.audio_url}
      spokenText={card.content}
      label={`Listen to ${plainName(card.content)}`}
    />
  )
