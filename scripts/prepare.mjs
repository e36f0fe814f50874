import { pluginSources } from './plugins.mjs'
import { build } from './setup/build.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { ensurePostgres } from './setup/postgres.mjs'
import { main } from './setup/run.mjs'

// What the npm scripts need before they can run; quick when there is nothing to do.
const purposes = {
  dev: () => build({ only: ['content'] }),
  start: () => build(),
  build: () => build({ force: true }),
  test: async () => {
    ensureChromium()
    ensurePostgres()
    await build()
  },
}

await main(async () => {
  const prepare = purposes[process.argv[2]]
  if (!prepare) throw new Error(`prepare.mjs takes one of ${Object.keys(purposes).join(', ')}`)
  await ensureDependencies()
  // A plugin for another contract is refused before anything is built with it.
  pluginSources()
  await prepare()
})
