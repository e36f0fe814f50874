import type { Plugin } from 'vite'

/** The router's package leads to the build for developers alone, which warns at every turn. */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/^react-router(?:\/dom)?$/.test(source)) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
  },
})
