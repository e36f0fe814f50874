import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Machine } from './machine'
import { HOST, NODES, ports } from './ports'

const haproxySettings = `
global
  maxconn 2000

defaults
  timeout connect 2s
  timeout check 2s
  retries 2
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions

listen primary
  mode tcp
  bind ${HOST}:${ports.primary}
  timeout client 1h
  timeout server 1h
  option httpchk GET /primary
  http-check expect status 200
${NODES.map((node) => `  server node${node} ${HOST}:${ports.postgres(node)} check port ${ports.patroni(node)}`).join('\n')}

listen product
  mode http
  bind ${HOST}:${ports.product}
  balance roundrobin
  timeout client 30s
  timeout server 30s
  timeout http-keep-alive 30s
  option redispatch
  option forwardfor
  option httpchk GET /readyz
  http-check expect status 200
${[0, 1].map((index) => `  server wordstride${index} ${HOST}:${ports.server(index)} check`).join('\n')}
`

/** A server keeps locks and prepared statements for the time of its connection: sessions are pooled, not statements. */
const pgbouncerSettings = `
[databases]
* = host=${HOST} port=${ports.primary}

[pgbouncer]
listen_addr = ${HOST}
listen_port = ${ports.pgbouncer}
unix_socket_dir =
auth_type = any
pool_mode = session
max_client_conn = 200
default_pool_size = 60
server_connect_timeout = 3
server_login_retry = 1
server_check_delay = 0
query_wait_timeout = 10
ignore_startup_parameters = extra_float_digits, statement_timeout, lock_timeout, idle_in_transaction_session_timeout, plan_cache_mode
`

export function proxyMachines(folder: string): Machine[] {
  const haproxy = join(folder, 'haproxy.cfg')
  const pgbouncer = join(folder, 'pgbouncer.ini')
  writeFileSync(haproxy, haproxySettings)
  writeFileSync(pgbouncer, pgbouncerSettings.replace('* = host', `postgres = user=postgres host`))
  return [
    new Machine(folder, { name: 'haproxy', command: '/usr/sbin/haproxy', args: ['-db', '-f', haproxy] }),
    new Machine(folder, { name: 'pgbouncer', command: '/usr/sbin/pgbouncer', args: [pgbouncer] }),
  ]
}

export const databaseUrl = `postgres://postgres@${HOST}:${ports.pgbouncer}/postgres`
