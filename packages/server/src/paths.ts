import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

function findRoot(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (existsSync(manifest) && 'workspaces' in JSON.parse(readFileSync(manifest, 'utf8'))) return folder
    if (dirname(folder) === folder) {
      throw new Error(
        `No package.json with workspaces above ${start}: start the server inside its repository.`,
      )
    }
  }
}

/** The repository, found alike from the sources and from the bundle in dist/server. */
const root = findRoot(dirname(fileURLToPath(import.meta.url)))

export const paths = {
  root,
  migrations: join(root, 'packages/server/drizzle'),
  app: join(root, 'dist/app'),
  media: join(root, 'packages/content/media'),
}
