import { SoundButton } from '../SoundButton'
import type { Sound, SoundReport } from '../soundPlayer'
import { useListening } from './ReadAloud'

export interface ReadButtonProps {
  label: string
  /** Reads by itself where the grade and the settings want it. */
  isAutomatic?: boolean
  className?: string | undefined
}

/**
 * Reads what is marked `data-spoken` (by its recording, if the mark has an address) in the nearest `data-reads`
 * around it, in the order of the page. What a type does not mark is never said.
 */
export function ReadButton({ isAutomatic = false, ...button }: ReadButtonProps) {
  const { isAutomatic: isWanted, gradeId } = useListening()
  return (
    <SoundButton
      {...button}
      start={(place, report) => startReading(place, report, gradeId)}
      isAutomatic={isAutomatic && isWanted}
      isReading
    />
  )
}

/** The reader is loaded at the first press. */
function startReading(place: Element, report: SoundReport, gradeId: number | null): Sound {
  let reading: Sound | null = null
  let isStopped = false
  report('loading')
  import('./reader/readAloud')
    .then(async ({ readAloud, mannerOf }) => {
      const manner = await mannerOf(gradeId)
      if (!isStopped) reading = readAloud(place, report, manner)
    })
    .catch(() => {
      if (!isStopped) report('failed')
    })
  return {
    stop() {
      isStopped = true
      if (reading) reading.stop()
      else report('idle')
    },
  }
}
