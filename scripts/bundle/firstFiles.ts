import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { minify, type Plugin, type Rolldown, transformWithOxc } from 'vite'
import { drawPage } from './drawPage.ts'
import { filesOf } from './filesOf.ts'

interface FirstFilesOptions {
  /** The modules that a page shows first, by its path; '/' is the one for pages that are not named. */
  pages: Readonly<Record<string, readonly string[]>>
  /** Pages that stand in their HTML until the scripts are there. */
  drawn?: {
    /** The modules whose `draw` gives them. */
    modules: Readonly<Record<string, string>>
    /** The script that begins with them. */
    start: string
  }
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

/** The page as it is drawn, with which nothing can be done yet; its scripts are fetched, and begin after it. */
function show(html: string, drawn: string, start: string): string {
  const root = /<div id="root">[\s\S]*?<\/div>/.exec(html)?.[0]
  const [script, entry] = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html) ?? []
  if (root === undefined || script === undefined || entry === undefined)
    throw new Error('The HTML has no root or no entry that a page can be drawn into.')
  return html
    .replace(root, () => `<div id="root" inert>${drawn}</div>`)
    .replace(
      script,
      `<script src="/${start}" data-entry="${entry}"></script>\n    ${scriptTag(entry.slice(1))}`,
    )
}

async function compile(path: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path)
  return (await minify(path, code)).code
}

/** An HTML file for each page, which asks for all it needs at once, not when a script comes to it: `/home` is pages/home.html. */
export function firstFiles({ pages, drawn, fonts, ahead }: FirstFilesOptions): Plugin {
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
        const emitScript = async (path: string) =>
          this.getFileName(
            this.emitFile({
              type: 'asset',
              name: basename(path).replace('.ts', '.js'),
              source: await compile(path),
            }),
          )
        if (ahead !== undefined)
          html = html.replace('<script', `${aheadTag(await emitScript(ahead))}\n    <script`)
        for (const [path, modules] of Object.entries(pages)) {
          const drawing = drawn?.modules[path]
          let source = fill(html, bundle, modules)
          if (drawn && drawing !== undefined)
            source = show(source, await drawPage(drawing), await emitScript(drawn.start))
          if (path === '/') index.source = source
          else this.emitFile({ type: 'asset', fileName: `pages${path}.html`, source })
        }
      },
    },
  }
}
