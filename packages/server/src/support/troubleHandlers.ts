import { refuse, succeed } from '@wordstride/api'
import { millisecondsInMinute } from 'date-fns/constants'
import type { Handlers } from '../dispatch/callContext'

/** Of one address in a minute: a school with a fault on every page is counted, a flood is not. */
const MOST_REPORTS = 30

const reports = { minute: 0, ofAddress: new Map<string, number>() }

function isWithinLimit(ip: string, now: Date): boolean {
  const minute = Math.floor(now.getTime() / millisecondsInMinute)
  if (minute !== reports.minute) {
    reports.minute = minute
    reports.ofAddress.clear()
  }
  const count = (reports.ofAddress.get(ip) ?? 0) + 1
  reports.ofAddress.set(ip, count)
  return count <= MOST_REPORTS
}

export const troubleHandlers = {
  /** Counted and written to the log; nothing is stored. */
  async reportTrouble({ errors, outbox }, { ip, now, log, countTrouble }) {
    if (!isWithinLimit(ip, now)) return refuse('too_many_attempts')
    countTrouble({ errors: errors.map(({ name }) => name), outbox })
    if (errors.length > 0) log.warn({ errors }, 'a browser has failed')
    return succeed({})
  },
} satisfies Pick<Handlers, 'reportTrouble'>
