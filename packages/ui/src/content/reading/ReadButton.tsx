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
  const wanted = useListening().isAutomatic
  return <SoundButton {...button} start={startReading} isAutomatic={isAutomatic && wanted} isReading />
}

/** The reader is loaded at the first press. */
function startReading(place: Element, report: SoundReport): Sound {
  let reading: Sound | null = null
  let isStopped = false
  report('loading')
  import('./reader/readAloud').then(
    ({ readAloud }) => {
      if (!isStopped) reading = readAloud(place, report)
    },
    () => report('failed'),
  )
  return {
    stop() {
      isStopped = true
      if (reading) reading.stop()
      else report('idle')
    },
  }
}
