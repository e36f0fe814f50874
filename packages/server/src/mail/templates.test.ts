import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileMails } from '../../../../scripts/compileMails'
import { MAIL_KINDS } from './mailKinds'
import compiled from './templates/compiled.json' with { type: 'json' }

describe('templates/compiled.json', () => {
  it('is what `npm run mails` makes of the templates', async () => {
    const written = readFileSync(join(import.meta.dirname, 'templates/compiled.json'), 'utf8')
    expect(await compileMails()).toBe(written)
  })

  it('has every kind of mail', () => {
    expect(Object.keys(compiled).sort()).toEqual(Object.keys(MAIL_KINDS).sort())
  })
})
