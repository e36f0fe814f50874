import { readFileSync } from 'node:fs'

/** Their values carry passwords: a message does not repeat them, and a file may hold each (`DATABASE_URL_FILE`). */
export const SECRETS: readonly string[] = [
  'DATABASE_URL',
  'SMTP_URL',
  'SECOND_FACTOR_KEY',
  'METRICS_TOKEN',
  'LRS_ENDPOINT',
  'LRS_KEY',
  'LRS_SECRET',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
]

interface WithFiles {
  environment: Record<string, string>
  /** One line for each file that cannot be read. */
  faults: string[]
}

/** Puts in what files hold, without the end of the line; what is empty counts as not set. */
export function withSecretFiles(given: Readonly<Record<string, string>>): WithFiles {
  const environment = { ...given }
  const faults: string[] = []
  for (const name of SECRETS) {
    const variable = `${name}_FILE`
    const file = given[variable]
    if (file === undefined) continue
    if (given[name] !== undefined) {
      faults.push(`${variable}: ${name} is given, too; one of them is enough.`)
      continue
    }
    try {
      const text = readFileSync(file, 'utf8').trimEnd()
      if (text !== '') environment[name] = text
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      faults.push(`${variable}: '${file}' cannot be read (${code}).`)
    }
  }
  return { environment, faults }
}
