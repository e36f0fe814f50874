// npm run packages:api: writes down what plugins from outside can see.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { main } from '../setup/run.mjs'
import { apiReport, reportFile, writeDeclarations } from './declarations.mjs'
import { publicPackages } from './publicPackages.mjs'

await main(async () => {
  await writeDeclarations()
  for (const name of publicPackages) {
    mkdirSync(dirname(reportFile(name)), { recursive: true })
    writeFileSync(reportFile(name), apiReport(name))
  }
})
