import { build } from './setup/build.mjs'

/**
 * The server that tests start in a process of its own is that of the sources.
 *
 * @public Vitest calls it.
 */
export default () => build({ only: ['server'] })
