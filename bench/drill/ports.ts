/** All on this machine, three of what there are three of. */
export const HOST = '127.0.0.1'
export const NODES = [0, 1, 2] as const

export const ports = {
  etcdClient: (node: number) => 18_300 + node,
  etcdPeer: (node: number) => 18_310 + node,
  postgres: (node: number) => 18_320 + node,
  patroni: (node: number) => 18_330 + node,
  server: (index: number) => 18_340 + index,
  pgbouncer: 18_350,
  /** haproxy: the primary of the database, and the product. */
  primary: 18_351,
  product: 18_352,
  restored: 18_353,
}
