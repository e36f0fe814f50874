import { join } from 'node:path'
import { root } from '../root'
import { Machine } from './machine'
import { HOST, ports } from './ports'
import { databaseUrl } from './proxies'

export const serverMachines = (folder: string): Machine[] =>
  [0, 1].map(
    (index) =>
      new Machine(folder, {
        name: `server${index}`,
        command: process.execPath,
        args: ['--enable-source-maps', join(root, 'dist/server/start.js')],
        environment: {
          PORT: String(ports.server(index)),
          HOST,
          DATABASE_URL: databaseUrl,
          APP_ENV: 'production',
          RATE_LIMIT: '0',
          LOG_LEVEL: 'error',
          DATA_DIR: join(folder, `server${index}`),
        },
        isKept: true,
      }),
  )

const isReady = async (index: number): Promise<boolean> => {
  try {
    const reply = await fetch(`http://${HOST}:${ports.server(index)}/readyz`, {
      signal: AbortSignal.timeout(3000),
    })
    return reply.status === 200
  } catch {
    return false
  }
}

export const areServersReady = async (): Promise<boolean> =>
  (await Promise.all([0, 1].map(isReady))).every(Boolean)
