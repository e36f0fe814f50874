import { isLoopback } from './loopback'

/** What may go unencrypted over a network that is the school's own. */
export const OWN_NETWORK = ['browsers', 'database'] as const

export type OnOwnNetwork = (typeof OWN_NETWORK)[number]

interface Ways {
  host: string
  publicUrl: string | undefined
  databaseUrl: string | undefined
  /** PGHOST, where the driver goes by an address without a host. */
  databaseHost: string | undefined
  ownNetwork: readonly OnOwnNetwork[]
}

/** Without an address of its own the server is reached where it listens. */
function isReachedSafely(publicUrl: string | undefined, host: string): boolean {
  if (publicUrl === undefined) return isLoopback({ hostname: host })
  const url = new URL(publicUrl)
  return url.protocol === 'https:' || isLoopback(url)
}

/** The driver checks the certificate with `verify-full` alone. A path is a socket of this machine. */
function isDatabaseSafe(databaseUrl: string, databaseHost = 'localhost'): boolean {
  const url = new URL(databaseUrl)
  const hostname = url.hostname || databaseHost
  const isHere = hostname.startsWith('/') || isLoopback({ hostname })
  return isHere || url.searchParams.get('sslmode') === 'verify-full'
}

/** One line for each way of production on which somebody could read along. */
export function unsafeWays({ host, publicUrl, databaseUrl, databaseHost, ownNetwork }: Ways): string[] {
  const lines: string[] = []
  if (!ownNetwork.includes('browsers') && !isReachedSafely(publicUrl, host))
    lines.push(
      'PUBLIC_URL: In production it begins with https://, unless OWN_NETWORK names browsers: passwords would go unencrypted.',
    )
  const isDatabaseOwn = ownNetwork.includes('database') || databaseUrl === undefined
  if (!isDatabaseOwn && !isDatabaseSafe(databaseUrl, databaseHost))
    lines.push(
      'DATABASE_URL: In production a database on another machine needs sslmode=verify-full, unless OWN_NETWORK names database.',
    )
  return lines
}
