import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from './setup/run.mjs'

/** Says where it writes, and once more when it has ended, which takes it a while. */
const CHILD = `
  process.once('SIGINT', () => setTimeout(() => {
    console.log(require('node:fs').existsSync(process.env.TMPDIR) ? 'ended in it' : 'ended without it')
    process.exit(1)
  }, 200))
  setInterval(() => {}, 1000)
  console.log(process.env.TMPDIR)
`
const PARENT = `
  import { runGroup } from './scripts/setup/runGroup.mjs'
  import { keepTemporaryFilesTogether } from './scripts/setup/temporary.mjs'
  keepTemporaryFilesTogether()
  // A shell in between, as npm has one, ends at once.
  await runGroup(['sh', '-c', '"$0" -e "$1"; true', process.execPath, ${JSON.stringify(CHILD)}])
  console.log('next step')
`

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  'the folder of temporary files goes at %s, when whoever writes there has ended',
  async (signal) => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    parent.stdout.on('data', (chunk) => (output += chunk))
    await once(parent.stdout, 'data')
    const folder = output.trim()
    expect(existsSync(folder)).toBe(true)
    parent.kill(signal)
    expect(await once(parent, 'close')).toEqual([1, null])
    expect(output).toBe(`${folder}\nended in it\n`)
    expect(existsSync(folder)).toBe(false)
  },
)
