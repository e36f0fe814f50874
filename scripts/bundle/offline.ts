import type { PluginOption, Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { filesOf } from './filesOf.ts'

interface OfflineOptions {
  /** What is kept for a visit without a network: these modules, and all that they load later. */
  modules: readonly string[]
  /** What needs one of these is left out, and so is whatever leads to it. */
  except: RegExp
  fonts: RegExp
}

/** In the manifest of a site that can be installed; the pictures lie in app/public/icons. */
const manifest = {
  id: '/',
  name: 'Wordstride',
  short_name: 'Wordstride',
  description: 'Vocabulary and language arts, one stride at a time.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone' as const,
  theme_color: '#4148d1',
  background_color: '#f7f4ee',
  icons: [
    { src: '/icons/any-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/any-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

function filesToKeep(bundle: Rolldown.OutputBundle, { modules, except, fonts }: OfflineOptions): Set<string> {
  const isLeftOut = (chunk: Rolldown.OutputChunk) => chunk.moduleIds.some((id) => except.test(id))
  const found = new Set(filesOf(bundle, modules))
  // The set grows meanwhile. What the entry loads later is every page of the product.
  for (const chunk of found) {
    if (chunk.isEntry) continue
    for (const name of chunk.dynamicImports) {
      const later = filesOf(bundle, [], name)
      if (!later.some(isLeftOut)) for (const file of later) found.add(file)
    }
  }
  const others = Object.keys(bundle).filter(
    (name) => /\.css$|\/(?:askAhead|startAfterPaint)-/.test(name) || fonts.test(name),
  )
  return new Set(['index.html', 'icon.svg', ...[...found].map(({ fileName }) => fileName), ...others])
}

/**
 * The service worker: pages come from the server as long as it answers, and only without it from what was kept at the
 * last visit. Nothing is kept but files of the app: no reply of a call, no media.
 */
export function offline(options: OfflineOptions): PluginOption {
  let kept: ReadonlySet<string> = new Set()
  return [
    {
      name: 'files-to-keep',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          kept = filesToKeep(bundle, options)
        },
      },
    },
    VitePWA({
      filename: 'sw.js',
      manifest,
      // By shell/update, once the page stands.
      injectRegister: false,
      registerType: 'prompt',
      includeManifestIcons: false,
      workbox: {
        inlineWorkboxRuntime: true,
        sourcemap: false,
        globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css,woff2}'],
        manifestTransforms: [(entries) => ({ manifest: entries.filter(({ url }) => kept.has(url)) })],
        // A page is never what was kept as long as there is a server: its HTML names the scripts of today.
        directoryIndex: null,
        navigateFallback: null,
        navigationPreload: true,
        runtimeCaching: [
          {
            urlPattern: ({ request, url }) =>
              request.mode === 'navigate' &&
              !/^\/(?:english|media|assets|datastore|calendar)\//.test(url.pathname),
            handler: 'NetworkOnly',
            options: { precacheFallback: { fallbackURL: 'index.html' } },
          },
        ],
      },
    }),
  ]
}
