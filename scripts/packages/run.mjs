// npm run packages: what plugins from outside are made with, as packages in dist/packages.
import { main } from '../setup/run.mjs'
import { writePackages } from './writePackages.mjs'

await main(async () => {
  for (const folder of await writePackages()) console.log(folder)
})
