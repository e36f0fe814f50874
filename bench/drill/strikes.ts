import type { Saved } from '../server/load'
import { isDatabaseWhole } from './database'
import { isEtcdWhole } from './etcd'
import { FAULTS, type Fault } from './faults'
import { areServersReady } from './servers'
import type { Site } from './site'
import { pause, until } from './until'

/** How long what was frozen stays so; longer than it takes to replace it. */
const FROZEN_MS = 30_000
/** How long a killed machine is away. */
const AWAY_MS = 10_000

/** An answer and when it was acknowledged, on the clock of `performance.now()`. */
export interface Acknowledged {
  answer: Saved
  at: number
}

export interface Strike {
  fault: Fault
  /** On the clock of `performance.now()`. */
  began: number
  /** The longest time without an acknowledged answer, in seconds. */
  silence: number
}

/** Strikes one machine, and ends when all is whole again. */
export async function strike(
  fault: Fault,
  site: Site,
  acknowledged: readonly Acknowledged[],
): Promise<Strike | null> {
  const victim = await fault.victim(site)
  if (victim === null) return null
  const first = acknowledged.length
  const began = performance.now()
  console.log(`${fault.title}: ${victim.name}`)
  if (fault.kind === 'freeze') {
    victim.freeze()
    await pause(FROZEN_MS)
    victim.thaw()
  } else {
    victim.kill()
    if (!victim.isKept) {
      await pause(AWAY_MS)
      victim.start()
    }
  }
  await until(
    'All is whole again',
    async () => isEtcdWhole() && (await isDatabaseWhole()) && (await areServersReady()),
  )
  const since = [began, ...acknowledged.slice(first).map(({ at }) => at), performance.now()]
  const gaps = since.slice(1).map((time, i) => time - (since[i] as number))
  return { fault, began, silence: Math.max(...gaps) / 1000 }
}

export function printStrikes(strikes: readonly Strike[]): void {
  const rows = FAULTS.map(({ title }) => {
    const silences = strikes
      .filter(({ fault }) => fault.title === title)
      .map(({ silence }) => silence)
      .sort((a, b) => a - b)
    return {
      fault: title,
      times: silences.length,
      'median s without an answer': Number(
        (silences[Math.floor(silences.length / 2)] ?? Number.NaN).toFixed(1),
      ),
      'longest s': Number((silences.at(-1) ?? Number.NaN).toFixed(1)),
    }
  })
  console.table(rows)
}

/** After which of them the lost answers had been acknowledged. */
export function printLosses(
  lost: readonly Saved[],
  acknowledged: readonly Acknowledged[],
  strikes: readonly Strike[],
): void {
  const ids = new Set(lost.map(({ answerId }) => answerId))
  for (const { fault, began } of strikes) {
    const next = strikes.find((other) => other.began > began)?.began ?? Number.POSITIVE_INFINITY
    const times = acknowledged
      .filter(({ answer, at }) => ids.has(answer.answerId) && at >= began && at < next)
      .map(({ at }) => (at - began) / 1000)
    if (times.length > 0)
      console.log(
        `  ${times.length} lost that were acknowledged ${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)} s after: ${fault.title}`,
      )
  }
}
