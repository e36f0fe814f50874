import { readFileSync } from 'node:fs'
import { minify, type Plugin, type Rolldown, transformWithOxc } from 'vite'
import { drawPage } from './drawPage.ts'
import { filesOf } from './filesOf.ts'

interface FirstFilesOptions {
  /** The modules that a page shows first, by its path; '/' is the one for pages that are not named. */
  pages: Readonly<Record<string, readonly string[]>>
  /** The modules whose `draw` shows a page in its HTML, until the scripts do. */
  drawings?: Readonly<Record<string, string>>
  /** Which of the fonts are loaded ahead. */
  fonts?: RegExp
  /** A script without imports that runs before all others. */
  ahead?: string
}

/** After the scripts, which draw the page: a text in the font of the system is better than none. */
const fontTag = (fileName: string) =>
  `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/${fileName}">`

const scriptTag = (fileName: string) => `<link rel="modulepreload" crossorigin href="/${fileName}">`

const aheadTag = (fileName: string) => `<script type="module" async crossorigin src="/${fileName}"></script>`

/** Nothing can be done with it yet. */
const show = (html: string, drawn: string) =>
  html.replace(/<div id="root">[\s\S]*?<\/div>/, () => `<div id="root" inert>${drawn}</div>`)

async function compile(path: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path)
  return (await minify(path, code)).code
}

/** An HTML file for each page, which asks for all it needs at once, not when a script comes to it: `/home` is pages/home.html. */
export function firstFiles({ pages, drawings = {}, fonts, ahead }: FirstFilesOptions): Plugin {
  const fill = (html: string, bundle: Rolldown.OutputBundle, modules: readonly string[]) => {
    const tags = [
      ...filesOf(bundle, modules).flatMap(({ fileName }) =>
        html.includes(fileName) ? [] : [scriptTag(fileName)],
      ),
      ...Object.keys(bundle).flatMap((name) => (fonts?.test(name) ? [fontTag(name)] : [])),
    ]
    return html.replace(/ *<\/head>/, `${tags.map((tag) => `    ${tag}\n`).join('')}  </head>`)
  }
  return {
    name: 'first-files',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('There is no index.html to begin with.')
        let html = String(index.source)
        if (ahead !== undefined) {
          const file = this.emitFile({ type: 'asset', name: 'ahead.js', source: await compile(ahead) })
          html = html.replace('<script', `${aheadTag(this.getFileName(file))}\n    <script`)
        }
        for (const [path, modules] of Object.entries(pages)) {
          const drawing = drawings[path]
          const filled = fill(html, bundle, modules)
          const source = drawing === undefined ? filled : show(filled, await drawPage(drawing))
          if (path === '/') index.source = source
          else this.emitFile({ type: 'asset', fileName: `pages${path}.html`, source })
        }
      },
    },
  }
}
