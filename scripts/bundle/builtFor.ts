import type { Plugin } from 'vite'

/** Writes into every page what the app is built for: the server says so when it is started for something else. */
export function builtFor(environment: string, region: string): Plugin {
  return {
    name: 'built-for',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'built-for', content: `${environment} ${region}` }, injectTo: 'head' },
    ],
  }
}
