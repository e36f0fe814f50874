import { writeFileSync } from 'node:fs'
import { apiReference } from '@wordstride/api/reference'

writeFileSync(new URL('../docs/api.md', import.meta.url), `${apiReference().trimEnd()}\n`)
