import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allJobs, jobsOfSome } from './allJobs'
import { readConfig } from './config'

const config = readConfig({
  PUBLIC_URL: 'https://words.school.example',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'Wordstride <words@school.example>',
  LRS_ENDPOINT: 'https://records.school.example/xapi',
  LRS_KEY: 'key',
  LRS_SECRET: 'secret',
})

it('a process without a mail server and a record store knows which jobs others may schedule', () => {
  const own = allJobs(readConfig({})).map(({ name }) => name)
  const lacking = allJobs(config).filter(({ name, cron }) => cron && !own.includes(name))
  expect(lacking.map(({ name }) => name).sort()).toEqual([...jobsOfSome].sort())
})

it('every job stands in the table of docs/operations.md, and no other', () => {
  const docs = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const section = docs.slice(docs.indexOf('\n## Jobs'), docs.indexOf('\n## Metrics'))
  const named = [...section.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell]) =>
    [...(cell as string).matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  expect(named.sort()).toEqual(
    allJobs(config)
      .map(({ name }) => name)
      .sort(),
  )
})
