import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesOf, targets } from './setup/build.mjs'
import { root } from './setup/run.mjs'

const houses = ['app', 'plugins', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)]
const manifests = houses.map((folder) => ({
  folder,
  ...JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
}))

/** A package and all packages of ours that it is made of; of plugins the logic alone where nothing is drawn. */
function madeOf(folder, isDrawn, found = new Set()) {
  if (found.has(folder) || (folder === 'packages/ui' && !isDrawn)) return found
  found.add(folder)
  const { dependencies = {} } = manifests.find((manifest) => manifest.folder === folder)
  for (const { folder: needed } of manifests.filter(({ name }) => name in dependencies))
    madeOf(needed, isDrawn, found)
  return found
}

const begins = { app: 'app', server: 'packages/server', content: 'packages/authoring' }

describe('what is built', () => {
  it.each(targets)('$name: is built anew when a package changes of which it is made', (target) => {
    const files = filesOf(target)
    const needed = [...madeOf(begins[target.name], target.name === 'app')]
    expect(needed.length).toBeGreaterThan(3)
    const forgotten = needed.filter((folder) => !files.some((file) => file.startsWith(`${folder}/`)))
    expect(forgotten).toEqual([])
  })

  it('a folder called pictures may have sources; what tests and stories have is left out', () => {
    const files = filesOf(targets.find(({ name }) => name === 'app'))
    expect(files).toContain('app/src/accounts/pictures/Picture.tsx')
    expect(files.filter((file) => /\.(test|stories)\.|\/pictures\/.*\.png$/.test(file))).toEqual([])
  })
})
