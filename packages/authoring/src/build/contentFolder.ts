import { fileURLToPath } from 'node:url'

/** The folder of the pack and its media. */
export const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url))

/** The files that authors edit. */
export const packFolder = fileURLToPath(new URL('../../../content/pack', import.meta.url))
