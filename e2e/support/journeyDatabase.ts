import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'

/** Where a server of the journeys keeps its data. */
export interface JourneyDatabase {
  /** For the server's process. */
  environment: { DATA_DIR: string; DATABASE_URL: string }
  remove(): Promise<void>
}

interface Kind {
  /** An empty one, to be seeded and copied. */
  create(): Promise<JourneyDatabase>
  copy(template: JourneyDatabase['environment']): Promise<JourneyDatabase>
}

const newFolder = () => mkdtemp(join(tmpdir(), 'wordstride-e2e-'))

const inFolder = (folder: string): JourneyDatabase => ({
  environment: { DATA_DIR: folder, DATABASE_URL: '' },
  remove: () => rm(folder, { recursive: true, force: true }),
})

const embedded: Kind = {
  create: async () => inFolder(await newFolder()),
  async copy({ DATA_DIR }) {
    const folder = await newFolder()
    await cp(DATA_DIR, folder, { recursive: true })
    return inFolder(folder)
  },
}

function onServer(serverUrl: string): Kind {
  const send = async (statement: string) => {
    const server = postgres(serverUrl, { max: 1, onnotice: () => {} })
    await server.unsafe(statement)
    await server.end()
  }
  const create = async (template: string): Promise<JourneyDatabase> => {
    const name = `wordstride_e2e_${randomUUID().replaceAll('-', '')}`
    await send(`create database ${name} template ${template}`)
    const url = new URL(serverUrl)
    url.pathname = `/${name}`
    return {
      environment: { DATA_DIR: '', DATABASE_URL: url.href },
      remove: () => send(`drop database ${name} with (force)`),
    }
  }
  return {
    create: () => create('template1'),
    copy: ({ DATABASE_URL }) => create(new URL(DATABASE_URL).pathname.slice(1)),
  }
}

/** The server of TEST_DATABASE_URL, which is the faster one; else the embedded database. */
export const usualDatabase = (): Kind =>
  process.env.TEST_DATABASE_URL ? onServer(process.env.TEST_DATABASE_URL) : embedded

export const embeddedDatabase = (): Kind => embedded
