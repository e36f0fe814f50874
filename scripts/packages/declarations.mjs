import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, SetupError } from '../setup/run.mjs'
import { doorsOf, reachable } from './publicPackages.mjs'

const types = join(root, 'dist/packages/types')

/** Where the declarations of a package are written. */
export const declarationsOf = (name) => join(types, name, 'src')

export async function writeDeclarations() {
  rmSync(types, { recursive: true, force: true })
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc')
  const code = await run([process.execPath, tsc, '-p', 'scripts/packages/tsconfig.json'])
  if (code !== 0) throw new SetupError('The declarations of the packages could not be written.')
}

/** All that a plugin can see of a package, as one text. */
export const apiReport = (name) =>
  reachable(declarationsOf(name), doorsOf(name))
    .map((file) => `// ${file}\n${readFileSync(join(declarationsOf(name), file), 'utf8')}`)
    .join('\n')

export const reportFile = (name) => join(root, 'docs/contract', `${name}.d.ts.txt`)
