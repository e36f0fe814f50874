import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts the server of a folder with what `npm run build` wrote, with Node and an environment of its own. */
export async function startBuilt(folder, environment) {
  let output = ''
  const server = spawn(process.execPath, ['server/start.js'], {
    cwd: folder,
    env: { PORT: '0', DEMO_CLASS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const address = await new Promise((resolve, reject) => {
    const read = (chunk) => {
      output += chunk
      const found = /is ready: (\S+)/.exec(output)
      if (found) resolve(found[1])
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
  return {
    address,
    kill: () => server.kill('SIGKILL'),
    /** In good order; how it ended. */
    stop: () => {
      const exited = once(server, 'exit')
      server.kill('SIGTERM')
      return exited
    },
  }
}
