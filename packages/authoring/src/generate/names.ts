import { type Random, shuffle } from '@wordstride/core'

export const NAMES: readonly string[] =
  'Ana Ben Mia Leo Zoe Max Eva Sam Lily Noah Omar Amina Kofi Mei Ravi Sofia Mateo Nadia Emeka Hana Priya Diego Yusuf Lina Kai Rosa Tariq Amara Javier Leila'.split(
    ' ',
  )

/** `@` stands for a name; names of one problem are different. */
export function giveNames<T extends Record<string, unknown>>(texts: T, random: Random): T {
  const names = shuffle(NAMES, random)
  let next = 0
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(/@/g, () => names[next++ % names.length] as string)
    if (Array.isArray(value)) return value.map(named)
    return value
  }
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, named(value)])) as T
}
