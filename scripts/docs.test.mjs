import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './setup/run.mjs'

const markdownIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => join(folder, name))

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...['docs', 'plugins', 'packages'].flatMap(markdownIn),
]

/** Relative targets of a page, without code, which may look like links. */
function linksOf(document) {
  const text = readFileSync(join(root, document), 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path, anchor] = target.split('#')
      return { path: path === '' ? document : join(dirname(document), path), anchor }
    })
}

const anchorsOf = (document) =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

describe('documents', () => {
  it('link to files and headings that exist', () => {
    const broken = documents.flatMap((document) =>
      linksOf(document)
        .filter(
          ({ path, anchor }) =>
            !existsSync(join(root, path)) || (anchor !== undefined && !anchorsOf(path).includes(anchor)),
        )
        .map(({ path, anchor = '' }) => `${document} → ${path} ${anchor}`),
    )
    expect(broken).toEqual([])
  })

  it('are all reached from README.md', () => {
    const reached = new Set(['README.md'])
    for (const document of reached)
      if (document.endsWith('.md') && existsSync(join(root, document)))
        for (const { path } of linksOf(document)) reached.add(path)
    const expected = [...markdownIn('docs'), 'CONTRIBUTING.md']
    expect(expected.filter((document) => !reached.has(document))).toEqual([])
  })
})
