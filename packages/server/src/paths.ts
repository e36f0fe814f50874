import { fileURLToPath } from 'node:url'

/** Vite has answered this in the bundle; the sources run without it. */
const isBuilt = import.meta.env?.PROD === true

const resolve = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** What `npm run build` wrote: around the bundle, or seen from the sources. */
const built = (name: string): string => resolve(`${isBuilt ? '..' : '../../../dist'}/${name}`)

export const paths = {
  migrations: isBuilt ? built('migrations') : resolve('../drizzle'),
  site: isBuilt ? built('site') : resolve('../../content/site'),
  app: built('app'),
  content: built('content'),
  media: built('content/media'),
}
