import type { FastifyRequest } from 'fastify'
import { forbidden } from './httpError'

/**
 * A browser says whose page makes it send a request (`Sec-Fetch-Site`), and no script can change that. Programs that are
 * no browsers say nothing, nor do browsers on plain HTTP: the token in a header, which another site cannot make them
 * send, stands there alone.
 */
export function refuseOtherSites({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw forbidden('This is for our own pages.')
}
