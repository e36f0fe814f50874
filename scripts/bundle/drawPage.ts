import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { root } from '../setup/run.mjs'
import { shortClassNames } from './classNames.ts'

/** What the `draw` of a module of the app gives: the page as HTML, with the class names of the build. */
export async function drawPage(module: string): Promise<string> {
  const server = await createServer({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    plugins: [react()],
    css: shortClassNames(),
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { draw } = await server.ssrLoadModule(`/${module}`)
    return draw()
  } finally {
    await server.close()
  }
}
