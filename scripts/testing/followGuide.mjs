import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { root } from '../setup/run.mjs'

/** What a reader of the plugin guide does: code blocks that name a file, and commands, from top to bottom. */
export function followGuide(copy) {
  const guide = readFileSync(join(root, 'docs/plugin-guide.md'), 'utf8')
  const blocks = [...guide.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(
    ([, language, path, text]) => ({ language, path, text }),
  )

  /** How each command is run here; null for those that need a person or a registry, or are run for all types at once. */
  const commands = [
    [/^npm run new:type -- (\S+)$/, (type) => copy.newType(type)],
    [/^npx vitest run --project unit --project dom plugins\/true_or_false$/, null],
    [/^npx biome check --write (.+)$/, (args) => copy.biome('--write', ...args.split(' '))],
    [/^npx tsc -p \.$/, null],
    [/^node scripts\/plugins\.mjs$/, () => copy.run('scripts/plugins.mjs')],
    [/^rm (\S+)\/\*\.json$/, (folder) => removeFixtures(folder)],
    [/^npm run storybook$/, null],
    [/^npm install -w plugins \S+$/, null],
  ]

  function removeFixtures(folder) {
    for (const name of readdirSync(join(copy.folder, folder))) rmSync(join(copy.folder, folder, name))
    return { status: 0, output: '' }
  }

  function runLine(line) {
    const command = commands.find(([pattern]) => pattern.test(line))
    if (!command) throw new Error(`The guide has a command that this test does not know: ${line}`)
    const [pattern, run] = command
    if (!run) return
    const { status, output } = run(...(pattern.exec(line) ?? []).slice(1))
    expect(status, `${line}\n${output}`).toBe(0)
  }

  for (const { language, path, text } of blocks) {
    if (path) copy.write(path, text)
    if (language === 'sh') text.trim().split('\n').forEach(runLine)
  }
  return blocks
}
