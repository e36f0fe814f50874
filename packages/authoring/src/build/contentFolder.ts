import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const pathTo = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Beside the bundle of a server lies what `npm run content -- build` has written, and not the files of the authors. */
const published = pathTo('../content')
const isBundled = existsSync(published)

/** The folder of the pack and its media. */
export const contentFolder = isBundled ? published : pathTo('../../../content')

/** The words that the spelling check takes besides its dictionary. */
export const wordsFile = isBundled ? `${published}/words.txt` : pathTo('../../words.txt')

/** The files that authors edit. */
export const packFolder = pathTo('../../../content/pack')
