import { existsSync, readFileSync } from 'node:fs'
import type { Config } from './config'

/**
 * What to say in production where the app is built for another environment or region: pages of development sign nobody
 * out who has left (IDLE-01). Null where it fits, or nobody knows.
 */
export function otherApp(indexHtml: string, { appEnv, region }: Config): string | null {
  if (appEnv !== 'production' || !existsSync(indexHtml)) return null
  const [, environment, place] =
    /<meta name="built-for" content="(\w+) (\w+)"/.exec(readFileSync(indexHtml, 'utf8')) ?? []
  if (environment === undefined || (environment === appEnv && place === region)) return null
  return (
    `The app in this folder was built for ${environment} and ${place}, not for ${appEnv} and ${region}: ` +
    'nobody who leaves a page open may be signed out, and grades, texts and times may be wrong. ' +
    `Build it again: APP_ENV=${appEnv} REGION=${region} npm run build`
  )
}
