import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ProductServer, TEMPLATE } from './productServer'

/** Loads demo accounts and content once; the servers of the journeys begin with copies of that database. */
export default async function seedTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'wordstride-e2e-template-'))
  const server = await ProductServer.create(folder)
  await server.stop()
  process.env[TEMPLATE] = folder
  return () => rm(folder, { recursive: true, force: true })
}
