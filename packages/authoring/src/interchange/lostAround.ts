import type { ProblemEnvelope } from '@wordstride/core'

/** What no other format says of what stands around a question. */
export const lostAround = ({
  header,
  specified_time,
  hintItems,
  problemItems,
}: ProblemEnvelope): string[] => [
  ...(header?.headerTitleUrl || header?.text_audio_dict ? ['recordings of the title'] : []),
  ...(specified_time === undefined ? [] : ['the time']),
  ...(hintItems.some(({ audioURL }) => audioURL) ? ['recordings of hints'] : []),
  ...(problemItems.some((block) => block.kind === 'markdown' && block.audioURL)
    ? ['recordings of the question']
    : []),
]
