import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Machine } from './machine'
import { HOST, NODES, ports } from './ports'

const clientUrl = (node: number) => `http://${HOST}:${ports.etcdClient(node)}`
const peerUrl = (node: number) => `http://${HOST}:${ports.etcdPeer(node)}`

export const etcdMachines = (folder: string): Machine[] =>
  NODES.map(
    (node) =>
      new Machine(folder, {
        name: `etcd${node}`,
        command: '/usr/bin/etcd',
        args: [
          ...['--name', `etcd${node}`, '--data-dir', join(folder, `etcd${node}`)],
          ...['--listen-client-urls', clientUrl(node), '--advertise-client-urls', clientUrl(node)],
          ...['--listen-peer-urls', peerUrl(node), '--initial-advertise-peer-urls', peerUrl(node)],
          ...['--initial-cluster', NODES.map((other) => `etcd${other}=${peerUrl(other)}`).join(',')],
          '--enable-v2=true',
          ...['--heartbeat-interval', '200', '--election-timeout', '2000', '--logger', 'zap'],
        ],
      }),
  )

interface EndpointStatus {
  Endpoint: string
  Status: { header: { member_id: number }; leader: number }
}

/** Of the members that answer, by the number of the node. */
function statuses(): { node: number; isLeader: boolean }[] {
  return NODES.flatMap((node) => {
    const { stdout } = spawnSync(
      '/usr/bin/etcdctl',
      ['--endpoints', clientUrl(node), '--command-timeout', '2s', 'endpoint', 'status', '-w', 'json'],
      { env: { PATH: process.env.PATH ?? '', ETCDCTL_API: '3' }, encoding: 'utf8' },
    )
    try {
      // Ids are longer than a number holds, but they are the same for the same member.
      return (JSON.parse(stdout) as EndpointStatus[]).map(({ Status }) => ({
        node,
        isLeader: Status.leader === Status.header.member_id,
      }))
    } catch {
      return []
    }
  })
}

export const etcdLeader = (): number | undefined => statuses().find(({ isLeader }) => isLeader)?.node

export const isEtcdWhole = (): boolean => {
  const found = statuses()
  return found.length === NODES.length && found.some(({ isLeader }) => isLeader)
}
