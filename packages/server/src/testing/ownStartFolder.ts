import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { openDatabase } from '../db/openDatabase'
import { fillLikeAFirstStart } from './fillLikeAFirstStart'
import { type ServerProcess, startServer } from './startServer'
import { createDataDir } from './testDatabase'

type Kind = 'development' | 'production'

export interface StartFolder {
  /** Of this test alone, and empty at first. */
  readonly dataDir: string
  /** Fills the folder as a first start does. */
  fill(kind?: Kind): Promise<void>
  /** A server of the folder, which ends with the test. */
  start(environment?: Record<string, string>): ServerProcess
}

async function createFilled(kind: Kind): Promise<string> {
  const dataDir = await createDataDir()
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  await fillLikeAFirstStart(database, undefined, { APP_ENV: kind })
  await database.close()
  return dataDir
}

/** A data folder for each test of a file, and the servers that are started in it. */
export function ownStartFolder(): StartFolder {
  const filled = new Map<Kind, Promise<string>>()
  let dataDir = ''
  let started: ServerProcess[] = []
  afterAll(async () => {
    for (const folder of await Promise.all(filled.values()))
      await rm(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'wordstride-data-'))
    started = []
  })
  afterEach(async () => {
    await Promise.all(started.map((server) => server.stop('SIGKILL')))
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    get dataDir() {
      return dataDir
    },
    async fill(kind = 'development') {
      const folder = filled.get(kind) ?? createFilled(kind)
      filled.set(kind, folder)
      await cp(await folder, dataDir, { recursive: true })
    },
    start: (environment = {}) => {
      const server = startServer({ DATA_DIR: dataDir, ...environment })
      started.push(server)
      return server
    },
  }
}
