import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalBody } from '../dispatch/refusalBody'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'
const ONE_DAY = 'public, max-age=86400'

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? ''

/** Who sends a file by its own route says so there. */
function keepFor(reply: FastifyReply, howLong: string): void {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', howLong)
}

/** An SVG is XML, whose letters a browser would have to guess. */
function nameLetters(reply: FastifyReply, path: string): void {
  if (path.endsWith('.svg')) reply.type('image/svg+xml; charset=utf-8')
}

/** A page of the application: a GET by the address bar, not a file and not a call. */
function isNavigation(request: FastifyRequest): boolean {
  const path = pathOf(request)
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !/^\/(english|datastore|assets|media)\//.test(path) &&
    !/\.\w+$/.test(path) &&
    (request.headers.accept ?? '').includes('text/html')
  )
}

/** The pages whose HTML asks for what they need first, by path; every other page begins with index.html. */
function findPages(folder: string): ReadonlyMap<string, string> {
  const pages = join(folder, 'pages')
  if (!existsSync(pages)) return new Map()
  const files = readdirSync(pages).filter((name) => name.endsWith('.html'))
  return new Map(files.map((name) => [`/${name.slice(0, -'.html'.length)}`, `pages/${name}`]))
}

/** The built application with its hashed assets, the media of the content, and HTML for every page. */
export async function registerStaticFiles(
  app: FastifyInstance,
  folders: { app: string; media: string },
): Promise<void> {
  const hasApp = existsSync(folders.app)
  const pages = findPages(folders.app)
  if (hasApp) {
    await app.register(fastifyStatic, {
      root: folders.app,
      preCompressed: true,
      // A route for each file: a wildcard reads the whole folder with every request.
      wildcard: false,
      globIgnore: ['**/*.{br,gz}'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        keepFor(reply, relative(folders.app, path).startsWith(`assets${sep}`) ? IMMUTABLE : REVALIDATE)
        nameLetters(reply, path)
      },
    })
  }
  if (existsSync(folders.media)) {
    await app.register(fastifyStatic, {
      root: folders.media,
      prefix: '/media/',
      decorateReply: !hasApp,
      cacheControl: false,
      setHeaders: (reply, path) => {
        keepFor(reply, ONE_DAY)
        nameLetters(reply, path)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (hasApp && isNavigation(request)) return reply.sendFile(pages.get(pathOf(request)) ?? 'index.html')
    return reply.code(404).send(refusalBody('Not found.'))
  })
}
