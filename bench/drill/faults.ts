import { findPrimary, findSynchronous } from './database'
import { etcdLeader } from './etcd'
import type { Machine } from './machine'
import type { Site } from './site'

export interface Fault {
  title: string
  /** Null when there is none to strike just now. */
  victim(site: Site): Promise<Machine | null>
  /** Frozen, it comes back with what it believed before; killed, it is started again. */
  kind: 'kill' | 'freeze'
}

const at = (machines: readonly Machine[], index: number | undefined): Machine | null =>
  index === undefined ? null : (machines[index] ?? null)

let turn = 0

export const FAULTS: readonly Fault[] = [
  {
    title: 'primary killed',
    kind: 'kill',
    victim: async ({ databases }) => at(databases, await findPrimary()),
  },
  {
    title: 'server killed',
    kind: 'kill',
    victim: async ({ servers }) => at(servers, turn++ % servers.length),
  },
  {
    title: 'primary frozen, then back',
    kind: 'freeze',
    victim: async ({ databases }) => at(databases, await findPrimary()),
  },
  { title: 'etcd leader killed', kind: 'kill', victim: async ({ etcd }) => at(etcd, etcdLeader()) },
  {
    title: 'synchronous standby frozen, then back',
    kind: 'freeze',
    victim: async ({ databases }) => at(databases, await findSynchronous()),
  },
]
