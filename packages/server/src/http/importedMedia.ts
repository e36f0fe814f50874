import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { IMPORTED_MEDIA_TYPES } from '@wordstride/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../db/database'
import { refusalBody } from '../dispatch/refusalBody'
import { findMedia } from '../publishing/media/findMedia'
import { sendBytes } from './sendBytes'

interface ImportedMedia {
  db: Database
  /** Folder of the media of the content. */
  media: string
}

const paramsSchema = z.object({
  name: z
    .string()
    .check(z.regex(new RegExp(`^[0-9a-f]{16}\\.(${Object.keys(IMPORTED_MEDIA_TYPES).join('|')})$`))),
})
const querySchema = z.object({ key: z.optional(z.string().check(z.maxLength(100))) })

const ONE_DAY = 'public, max-age=86400'
const WHILE_IT_IS_READ = 'private, max-age=3600'

/** Sends what came with an imported question; `mayOpen` says who asks. */
export async function sendImported(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    db,
    address,
    mayOpen,
  }: Pick<ImportedMedia, 'db'> & {
    address: string
    mayOpen(row: { key: string; servedSince: Date | null }): boolean
  },
): Promise<FastifyReply> {
  const row = await findMedia(db, address)
  const type = IMPORTED_MEDIA_TYPES[address.slice(address.lastIndexOf('.') + 1)]
  if (!row || type === undefined || !mayOpen(row))
    return reply.code(404).header('cache-control', 'no-store').send(refusalBody('Not found.'))
  if (!reply.hasHeader('cache-control'))
    reply.header('cache-control', row.servedSince === null ? WHILE_IT_IS_READ : ONE_DAY)
  return sendBytes(request, reply.type(type), row.content)
}

/** Imported media: those of the files of the content, then those that staff imported in the app. */
export function registerImportedMedia(app: FastifyInstance, { db, media }: ImportedMedia): void {
  app.get('/media/imported/:name', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    const query = querySchema.safeParse(request.query)
    if (!params.success || !query.success) return reply.callNotFound()
    const path = `imported/${params.data.name}`
    if (existsSync(join(media, path))) return reply.header('cache-control', ONE_DAY).sendFile(path, media)
    const { key } = query.data
    return sendImported(request, reply, {
      db,
      address: `/media/${path}`,
      mayOpen: (row) => row.servedSince !== null || row.key === key,
    })
  })
}
