import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusalBody } from '../dispatch/refusalBody'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'
const ONE_DAY = 'public, max-age=86400'

/** A page of the application: a GET by the address bar, not a file and not a call. */
function isNavigation(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? ''
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !/^\/(english|assets|media)\//.test(path) &&
    !/\.\w+$/.test(path) &&
    (request.headers.accept ?? '').includes('text/html')
  )
}

/** The built application with its hashed assets, the media of the content, and index.html for every page. */
export async function registerStaticFiles(
  app: FastifyInstance,
  folders: { app: string; media: string },
): Promise<void> {
  const hasApp = existsSync(folders.app)
  if (hasApp) {
    await app.register(fastifyStatic, {
      root: folders.app,
      preCompressed: true,
      // A route for each file: a wildcard reads the whole folder with every request.
      wildcard: false,
      globIgnore: ['**/*.gz'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : REVALIDATE)
      },
    })
  }
  if (existsSync(folders.media)) {
    await app.register(fastifyStatic, {
      root: folders.media,
      prefix: '/media/',
      decorateReply: !hasApp,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.header('cache-control', ONE_DAY)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (hasApp && isNavigation(request)) return reply.sendFile('index.html')
    return reply.code(404).send(refusalBody('Not found.'))
  })
}
