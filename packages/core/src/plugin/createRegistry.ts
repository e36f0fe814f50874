import { type Exercise, type Opened, openProblem } from './exercise'
import { failure } from './migration'
import type { AnyProblemPlugin } from './problemPlugin'

export interface PluginRegistry {
  readonly types: readonly string[]
  get(problemType: string): AnyProblemPlugin | undefined
  /** For callers that have validated the type already; throws a developer's error otherwise. */
  require(problemType: string): AnyProblemPlugin
  /** An authored problem of any type and version, bound to its plugin; what is wrong with it otherwise. */
  open(rawProblem: unknown): Opened<Exercise>
}

const typeOf = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && 'problem_type' in raw ? raw.problem_type : undefined

/** Throws when two plugins claim one `problem_type`. */
export function createRegistry(plugins: readonly AnyProblemPlugin[]): PluginRegistry {
  const byType = new Map<string, AnyProblemPlugin>()
  for (const plugin of plugins) {
    if (byType.has(plugin.type))
      throw new Error(`Two plugins are registered for problem_type "${plugin.type}".`)
    byType.set(plugin.type, plugin)
  }
  const types = [...byType.keys()]
  return {
    types,
    get: (problemType) => byType.get(problemType),
    require: (problemType) => {
      const plugin = byType.get(problemType)
      if (!plugin) throw new Error(`No plugin for problem_type "${problemType}"; known: ${types.join(', ')}.`)
      return plugin
    },
    open: (rawProblem) => {
      const type = typeOf(rawProblem)
      const plugin = typeof type === 'string' ? byType.get(type) : undefined
      return plugin
        ? openProblem(plugin, rawProblem)
        : failure('problem_type', `No problem type "${type}"; known: ${types.join(', ')}.`)
    },
  }
}
