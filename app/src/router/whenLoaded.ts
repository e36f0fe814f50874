import type { DataRouter } from 'react-router-dom'

/** When the scripts of the first page are there, or are known to be missing. */
export const whenLoaded = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
