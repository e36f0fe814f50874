import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../db/database'
import { refusalBody } from '../dispatch/refusalBody'
import { openMediaAddress } from '../sessions/aliases/mediaAddress'
import { findRunningSecret } from '../sessions/findRunningSecret'
import { sendImported } from './importedMedia'

interface SessionMedia {
  db: Database
  now(): Date
  /** Folder of the media of the content. */
  media: string
}

const paramsSchema = z.object({
  kind: z.enum(['session', 'test']),
  sessionId: z.uuid(),
  '*': z.string().check(z.minLength(1), z.maxLength(1_000)),
})
const querySchema = z.object({ user: z.string().check(z.minLength(1), z.maxLength(200)) })

/** What a browser heard it may keep while the page stands. */
const THE_SESSION = 'private, max-age=3600'

/** The recordings and pictures of graded work, by addresses that end with the session (`sessions/aliases`). */
export function registerSessionMedia(app: FastifyInstance, { db, now, media }: SessionMedia): void {
  if (!existsSync(media)) return
  app.get('/media/of/:kind/:sessionId/*', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    const query = querySchema.safeParse(request.query)
    const gone = () => reply.code(404).header('cache-control', 'no-store').send(refusalBody('Not found.'))
    if (!params.success || !query.success) return gone()
    const { kind, sessionId, '*': sealed } = params.data
    const secret = await findRunningSecret(db, { kind, sessionId, userId: query.data.user }, now())
    const url = secret === null ? null : openMediaAddress(secret, sealed)
    if (url === null) return gone()
    reply.header('cache-control', THE_SESSION)
    if (!existsSync(join(media, url.slice('/media/'.length))))
      return sendImported(request, reply, { db, address: url, mayOpen: () => true })
    // Its size and time would name the file as well as its name does.
    return reply.sendFile(url.slice('/media/'.length), media, {
      cacheControl: false,
      etag: false,
      lastModified: false,
    })
  })
}
