/** A clock that is wrong by less is left alone: the server tells whole seconds, and a reply takes its time. */
const TOLERANCE_MS = 3_000

let offset = 0

/** `date` is the header of a reply that came this moment. */
export function readServerTime(date: string | null): void {
  const found = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(found)) return
  offset = Math.abs(found) > TOLERANCE_MS ? found : 0
}

/** The server's time (epoch ms): that of a session is measured there, and the clock of this device may be wrong. */
export const serverNow = (): number => Date.now() + offset
