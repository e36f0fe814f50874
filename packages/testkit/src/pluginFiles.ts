import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const STORIES = [
  'Default',
  'Answered',
  'Correct',
  'Incorrect',
  'NotAnswered',
  'Public',
  'Mobile',
  'Dark',
  'LongText',
  'ByPointer',
  'ByKeyboard',
]

/** What stands in each file, and why it is needed. */
const FILES: Readonly<
  Record<string, { holds: readonly string[]; exports?: readonly string[]; why: string }>
> = {
  'README.md': { holds: ['## Scoring'], why: 'says what the learner does and how it is scored' },
  'plugin.test.ts': { holds: ['describePlugin('], why: 'runs the kit on data, grading and the public view' },
  'Renderer.test.tsx': { holds: ['describeRenderer('], why: 'runs the kit on the page, by keyboard alone' },
  'Renderer.stories.tsx': {
    holds: ['problemStories('],
    exports: STORIES,
    why: 'shows the type in every state, and is tested in a browser',
  },
}

/** What the folder of a type lacks of its tests and stories, with those of its own, as sentences that say what to do. */
export const missingFiles = (folder: string, ownStories: readonly string[] = []): string[] =>
  Object.entries(FILES).flatMap(([file, { holds, exports = [], why }]) => {
    const path = join(folder, file)
    if (!existsSync(path))
      return [
        `${path} is missing: it ${why}. Write it as the template has it, which npm run new:type and npm create @wordstride/plugin copy.`,
      ]
    const text = readFileSync(path, 'utf8')
    const exported = new Set(Array.from(text.matchAll(/export const (\w+)/g), ([, name]) => name))
    const wanted = exports.length > 0 ? [...exports, ...ownStories] : []
    const missing = [
      ...holds.filter((part) => !text.includes(part)),
      ...wanted.filter((name) => !exported.has(name)).map((name) => `export const ${name}`),
    ]
    return missing.length === 0 ? [] : [`${path} has no ${missing.join(', ')}: it ${why}. Add it.`]
  })

const DECLARATION = /([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g
const OWN_COLOR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?:^|\s)(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange|purple|pink|brown|navy|teal)\b/i

/** Colours in the styles of a type that are not the theme's, as sentences: in the dark they stay as they are. */
export const ownColorsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const path = join(folder, file)
      const styles = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
      return [...styles.matchAll(DECLARATION)]
        .filter(([, , value = '']) => OWN_COLOR.test(value))
        .map(
          ([declaration]) =>
            `${path} has "${declaration}", a color of its own: it stays as it is in the dark. Take one of the theme, var(--ws-…).`,
        )
    })
