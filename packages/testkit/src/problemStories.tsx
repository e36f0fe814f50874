import {
  type AnyProblemPlugin,
  type Exercise,
  expectOpened,
  type GradeMode,
  openProblem,
  type ProblemEnvelope,
  type ProblemPlugin,
  type PublicEnvelope,
  seededRandom,
} from '@wordstride/core'
import type { RendererProps } from '@wordstride/ui'
import type { ComponentType } from 'react'
import { expectFitsAPhone } from './fitsAPhone'
import { ProblemHarness } from './ProblemHarness'
import { schemaTable } from './schemaTable'

/** What can be chosen beside a story; the words stand on its page. */
interface Shown {
  response: 'empty' | 'correct' | 'wrong'
  isChecked: boolean
  isLocked: boolean
  mode: GradeMode
}

const CONTROLS = {
  response: {
    control: 'inline-radio',
    options: ['empty', 'correct', 'wrong'],
    description: 'The response it begins with: emptyResponse, correctResponse or a wrongResponse.',
  },
  isChecked: { control: 'boolean', description: 'Whether that response was checked: feedback and marks.' },
  isLocked: { control: 'boolean', description: 'Whether it can no longer be changed.' },
  mode: {
    control: 'inline-radio',
    options: ['practice', 'test'],
    description: 'In which it is checked: some types are stricter in tests.',
  },
} as const

/** The stories every problem type has, from its plugin and its fixtures. */
export function problemStories<
  TProblem extends ProblemEnvelope,
  TPublic extends PublicEnvelope,
  TResponse,
  TPresentation,
>(
  plugin: ProblemPlugin<TProblem, TPublic, TResponse, TPresentation>,
  Renderer: ComponentType<RendererProps<NoInfer<TPublic>, NoInfer<TResponse>>>,
  title: string,
) {
  type Opened = Exercise<TProblem, TPublic, TResponse, TPresentation>
  const open = (raw: unknown): Opened => expectOpened(openProblem(plugin, raw))

  function responseOf(exercise: Opened, kind: Shown['response']): TResponse | undefined {
    if (kind === 'empty') return undefined
    return kind === 'correct' ? exercise.correctResponse() : exercise.wrongResponse(seededRandom('story'))
  }

  /** A problem with a response in it, checked or not. */
  function story(raw: unknown, shown: Partial<Shown> = {}) {
    const exercise = open(raw)
    return {
      args: {
        response: 'empty',
        isChecked: false,
        isLocked: false,
        mode: 'practice',
        ...shown,
      } satisfies Shown,
      render: ({
        response = 'empty',
        isChecked = false,
        isLocked = false,
        mode = 'practice',
      }: Partial<Shown>) => (
        <ProblemHarness
          key={`${response} ${isChecked} ${mode}`}
          exercise={exercise}
          Renderer={Renderer}
          response={responseOf(exercise, response)}
          isChecked={isChecked}
          isLocked={isLocked}
          mode={mode}
        />
      ),
    }
  }

  return {
    meta: {
      title: `Problems/${title}`,
      argTypes: CONTROLS,
      parameters: { ...pictured().parameters, docs: { description: { component: describe(plugin) } } },
    },
    story,
    /** What leaves the server in graded work, as text. */
    publicView: (raw: unknown) => ({
      parameters: { controls: { disable: true } },
      render: () => {
        const exercise = open(raw)
        const view = exercise.view(exercise.present(seededRandom('story')))
        return (
          <section aria-label="Public view">
            <pre style={{ whiteSpace: 'pre-wrap' }}>{JSON.stringify(view, null, 2)}</pre>
          </section>
        )
      },
    }),
    // A page has one width and one theme: these two stand in the sidebar only.
    phone: {
      globals: { viewport: { value: 'phone' } },
      tags: ['!autodocs'],
      ...pictured('light'),
      play: ({ canvasElement }: { canvasElement: Element }) => expectFitsAPhone(canvasElement),
    },
    dark: { globals: { theme: 'dark' }, tags: ['!autodocs'], ...pictured('dark') },
  }
}

/** In which themes a story is compared with a picture of it. */
const pictured = (...pictures: string[]) => ({ parameters: { pictures } })

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** A Markdown table. */
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n')

/** Scoring rules, keyboard and fields of a type, as Markdown for its page. */
function describe(plugin: AnyProblemPlugin): string {
  const { type, version, summary, scoring, accessibility } = plugin
  return [
    summary,
    `\`problem_type: ${type}\`, version ${version}.`,
    '## Scoring',
    table(
      ['Rule', 'Says'],
      scoring.map((rule, i) => [`R${i + 1}`, rule]),
    ),
    '## Keyboard',
    table(
      ['Keys', 'What they do'],
      accessibility.keyboard.map(({ keys, does }) => [keys.map((key) => `\`${key}\``).join(' '), does]),
    ),
    '## Screen reader',
    table(
      ['Announced', ''],
      [
        ['Roles', accessibility.roles.map((role) => `\`${role}\``).join(' ')],
        ...accessibility.announcements.map((text) => ['Text', text]),
      ],
    ),
    '## Fields',
    schemaTable(plugin),
  ].join('\n\n')
}
