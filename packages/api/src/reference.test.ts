import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { apiReference } from './reference'

it('docs/api.md is the table of calls as it stands; otherwise run npm run docs:api', () => {
  expect(readFileSync(`${import.meta.dirname}/../../../docs/api.md`, 'utf8')).toBe(
    `${apiReference().trimEnd()}\n`,
  )
})
