import {
  type AnyProblemPlugin,
  type Exercise,
  expectOpened,
  openProblem,
  type ProblemEnvelope,
  type ProblemPlugin,
  type PublicEnvelope,
  seededRandom,
} from '@wordstride/core'
import type { RendererProps } from '@wordstride/ui'
import type { ComponentType } from 'react'
import { ProblemHarness } from './ProblemHarness'
import { schemaTable } from './schemaTable'

type Response = 'empty' | 'correct' | 'wrong'

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

  function responseOf(exercise: Opened, kind: Response): TResponse | undefined {
    if (kind === 'empty') return undefined
    return kind === 'correct' ? exercise.correctResponse() : exercise.wrongResponse(seededRandom('story'))
  }

  /** A problem with a response in it, checked or not. */
  function story(
    raw: unknown,
    { response = 'empty', isChecked = false }: { response?: Response; isChecked?: boolean } = {},
  ) {
    const exercise = open(raw)
    return {
      render: () => (
        <ProblemHarness
          exercise={exercise}
          Renderer={Renderer}
          response={responseOf(exercise, response)}
          isChecked={isChecked}
        />
      ),
    }
  }

  return {
    meta: {
      title: `Problems/${title}`,
      parameters: { docs: { description: { component: describe(plugin) } } },
    },
    story,
    /** What leaves the server in graded work, as text. */
    publicView: (raw: unknown) => ({
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
    phone: { globals: { viewport: { value: 'phone' } } },
    dark: { globals: { theme: 'dark' } },
  }
}

/** Scoring rules, keyboard and fields of a type, as Markdown for its page. */
function describe(plugin: AnyProblemPlugin): string {
  const { summary, scoring, accessibility } = plugin
  return [
    summary,
    '### Scoring',
    ...scoring.map((rule, i) => `${i + 1}. ${rule}`),
    '### Keyboard',
    ...accessibility.keyboard.map(
      ({ keys, does }) => `- ${keys.map((key) => `\`${key}\``).join(' ')} ${does}`,
    ),
    '### Announced',
    ...accessibility.announcements.map((text) => `- ${text}`),
    '### Fields',
    schemaTable(plugin),
  ].join('\n\n')
}
