import { type AnyProblemPlugin, parseProblem, seededRandom } from '@wordstride/core'
import type { AnyRenderer } from '@wordstride/ui'
import type { AuthoredProblem } from './authoredProblem'
import { ProblemHarness } from './ProblemHarness'
import { schemaTable } from './schemaTable'

type Response = 'empty' | 'correct' | 'wrong'

/** The stories every problem type has, from its plugin and its fixtures. */
export function problemStories(plugin: AnyProblemPlugin, Renderer: AnyRenderer, title: string) {
  function problemOf(raw: unknown): AuthoredProblem {
    const parsed = parseProblem(plugin, raw)
    if (!parsed.ok)
      throw new Error(parsed.issues.map((issue) => `${issue.path}: ${issue.message}`).join('; '))
    return parsed.problem
  }

  function responseOf(problem: AuthoredProblem, kind: Response) {
    if (kind === 'empty') return undefined
    return kind === 'correct'
      ? plugin.correctResponse(problem)
      : plugin.wrongResponse(problem, seededRandom('story'))
  }

  /** A problem with a response in it, checked or not. */
  function story(
    raw: unknown,
    { response = 'empty', isChecked = false }: { response?: Response; isChecked?: boolean } = {},
  ) {
    return {
      render: () => {
        const problem = problemOf(raw)
        return (
          <ProblemHarness
            plugin={plugin}
            Renderer={Renderer}
            problem={problem}
            response={responseOf(problem, response)}
            isChecked={isChecked}
          />
        )
      },
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
        const problem = problemOf(raw)
        const view = plugin.toPublic(problem, plugin.present(problem, seededRandom('story')))
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
