import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { archiveCommand } from './backup'
import { Machine } from './machine'
import { HOST, NODES, ports } from './ports'
import { postgresPrograms } from './programs'

const CLUSTER = 'drill'
const dataFolder = (folder: string, node: number) => join(folder, `data${node}`)

/** https://patroni.readthedocs.io: what an answer needs to be on two machines before it is acknowledged. */
const settings = (folder: string, node: number) => ({
  scope: CLUSTER,
  name: `node${node}`,
  restapi: {
    listen: `${HOST}:${ports.patroni(node)}`,
    connect_address: `${HOST}:${ports.patroni(node)}`,
  },
  // Not `etcd3`: with it patroni 3.0 lets a primary that was frozen take the lock back from its successor.
  etcd: { hosts: NODES.map((other) => `${HOST}:${ports.etcdClient(other)}`) },
  bootstrap: {
    dcs: {
      // The least that patroni takes: a primary that is silent for so long is replaced.
      ttl: 20,
      loop_wait: 2,
      retry_timeout: 5,
      maximum_lag_on_failover: 0,
      synchronous_mode: true,
      synchronous_mode_strict: true,
      // Who has lost its database gives way at once instead of starting it again.
      primary_start_timeout: 0,
      postgresql: {
        use_pg_rewind: true,
        use_slots: true,
        parameters: {
          max_connections: 100,
          wal_keep_size: '256MB',
          archive_mode: 'on',
          archive_timeout: '10s',
        },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
  },
  postgresql: {
    listen: `${HOST}:${ports.postgres(node)}`,
    connect_address: `${HOST}:${ports.postgres(node)}`,
    data_dir: dataFolder(folder, node),
    bin_dir: postgresPrograms(),
    pgpass: join(folder, `pgpass${node}`),
    authentication: {
      superuser: { username: 'postgres', password: 'drill' },
      replication: { username: 'replicator', password: 'drill' },
      rewind: { username: 'rewinder', password: 'drill' },
    },
    parameters: {
      unix_socket_directories: folder,
      archive_command: archiveCommand(folder, node),
    },
  },
})

/** patroni and the database it looks after. */
class DatabaseMachine extends Machine {
  private readonly node: number

  constructor(folder: string, node: number) {
    const file = join(folder, `patroni${node}.json`)
    writeFileSync(file, JSON.stringify(settings(folder, node)))
    super(folder, { name: `patroni${node}`, command: '/usr/bin/patroni', args: [file] })
    this.node = node
  }

  protected override others(): number[] {
    const file = join(dataFolder(this.folder, this.node), 'postmaster.pid')
    return existsSync(file) ? [Number(readFileSync(file, 'utf8').split('\n')[0])] : []
  }
}

export const databaseMachines = (folder: string): Machine[] =>
  NODES.map((node) => new DatabaseMachine(folder, node))

interface Member {
  name: string
  role: string
  state: string
}

/** What patroni tells of the cluster; empty while nobody answers. */
async function members(): Promise<Member[]> {
  for (const node of NODES) {
    try {
      const reply = await fetch(`http://${HOST}:${ports.patroni(node)}/cluster`, {
        signal: AbortSignal.timeout(1500),
      })
      return ((await reply.json()) as { members: Member[] }).members
    } catch {
      // That one is the one that is away.
    }
  }
  return []
}

const numberOf = ({ name }: Member): number => Number(name.replace('node', ''))

export const findPrimary = async (): Promise<number | undefined> => {
  const found = (await members()).find(({ role, state }) => role === 'leader' && state === 'running')
  return found && numberOf(found)
}

export const findSynchronous = async (): Promise<number | undefined> => {
  const found = (await members()).find(({ role }) => role === 'sync_standby')
  return found && numberOf(found)
}

/** One leads, one follows step by step, and all run. */
export const isDatabaseWhole = async (): Promise<boolean> => {
  const found = await members()
  const runs = found.filter(({ state }) => state === 'running' || state === 'streaming')
  const has = (role: string) => found.some((member) => member.role === role)
  return runs.length === NODES.length && has('leader') && has('sync_standby')
}
