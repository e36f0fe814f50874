import type { Plugin } from 'vite'

/** What remark-gfm brings along to write Markdown; we read it only. */
const WRITERS: Readonly<Record<string, string>> = {
  'mdast-util-to-markdown': 'export const defaultHandlers = {}',
  'markdown-table': 'export const markdownTable = () => ""',
}

/** Leaves out of the bundle what would write Markdown. */
export const markdownReaders = (): Plugin => ({
  name: 'markdown-readers',
  enforce: 'pre',
  resolveId: (id) => (id in WRITERS ? `\0${id}` : undefined),
  load: (id) => WRITERS[id.slice(1)],
})
