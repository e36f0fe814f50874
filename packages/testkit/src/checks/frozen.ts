import type { AnyProblemPlugin } from '@wordstride/core'

const MEMBERS = [
  'emptyResponse',
  'present',
  'toPublic',
  'renameView',
  'renameResponse',
  'grade',
  'correctResponse',
  'wrongResponse',
  'feedback',
  'reminder',
  'describeResponse',
  'describeProblem',
  'guessChance',
  'choices',
] as const satisfies readonly (keyof AnyProblemPlugin)[]

type Member = (...args: unknown[]) => unknown

const known = new WeakSet<object>()

export function deepFreeze<TValue>(value: TValue): TValue {
  if (typeof value !== 'object' || value === null || known.has(value)) return value
  known.add(value)
  Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}

const isRefusedWrite = (error: unknown): boolean =>
  error instanceof TypeError &&
  /read.only|not extensible|[Cc]annot (delete|redefine|define) property/.test(error.message)

function refuseOutside(name: string): () => never {
  return () => {
    throw new Error(
      `${name} is called: a plugin knows no clock and no random source but the \`random\` that it is given.`,
    )
  }
}

/** The member, given frozen values, without a clock and without the global random source. */
function guarded(name: string, member: Member): Member {
  const noRandom = refuseOutside(`Math.random in ${name}`)
  const noClock = refuseOutside(`Date.now in ${name}`)
  return (...args) => {
    args.forEach(deepFreeze)
    const { random } = Math
    const { now } = Date
    Math.random = noRandom
    Date.now = noClock
    try {
      return member(...args)
    } catch (error) {
      if (!isRefusedWrite(error)) throw error
      throw new Error(
        `${name} changes what it was given (${(error as Error).message}). All students share one problem: copy first, [...list].reverse() or list.toReversed() instead of list.reverse().`,
        { cause: error },
      )
    } finally {
      Math.random = random
      Date.now = now
    }
  }
}

const wrapped = new WeakMap<AnyProblemPlugin, AnyProblemPlugin>()

/** The plugin, unable to change what it is given: the server grades every student on one problem in memory. */
export function withFrozenInputs(plugin: AnyProblemPlugin): AnyProblemPlugin {
  const earlier = wrapped.get(plugin)
  if (earlier) return earlier
  const members = MEMBERS.flatMap((name) => {
    const member = plugin[name] as Member | undefined
    return member ? [[name, guarded(name, member.bind(plugin))] as const] : []
  })
  const result = { ...plugin, ...Object.fromEntries(members) } as AnyProblemPlugin
  wrapped.set(plugin, result)
  wrapped.set(result, result)
  return result
}
