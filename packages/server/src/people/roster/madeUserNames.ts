import { USER_NAME_PATTERN } from '@wordstride/api'

/** Further names that are tried together when the first ones are taken. */
const FURTHER = 20
const MAX_PART = 40

const letters = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, MAX_PART)

/** 'maya.torres' of Maya Torres; of a name with one Latin letter, or none, 'student'. */
export const baseUserName = ({ firstName, lastName }: { firstName: string; lastName: string }): string => {
  const base = [letters(firstName), letters(lastName)].filter((part) => part !== '').join('.')
  return USER_NAME_PATTERN.test(base) ? base : 'student'
}

const candidates = (base: string, from: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => (from + i === 1 ? base : `${base}${from + i}`))

/**
 * A free name for each base, in the order given: the base itself, then with 2, 3 and so on. `reserved` are those that
 * the file gives to others.
 */
export async function makeUserNames(
  bases: readonly string[],
  reserved: Iterable<string>,
  findTaken: (names: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<string[]> {
  const used = new Set(reserved)
  const next = new Map<string, number>()
  const free = new Map<string, string[]>()
  const waiting = new Map<string, number>()
  for (const base of bases) waiting.set(base, (waiting.get(base) ?? 0) + 1)
  while (waiting.size > 0) {
    const tried = new Map(
      [...waiting].map(([base, wanted]) => {
        const from = next.get(base) ?? 1
        const count = from === 1 ? wanted : wanted + FURTHER
        next.set(base, from + count)
        return [base, candidates(base, from, count)]
      }),
    )
    const taken = await findTaken([...tried.values()].flat())
    for (const [base, names] of tried) {
      const ofBase = free.get(base) ?? []
      free.set(base, ofBase)
      for (const name of names) {
        if (ofBase.length === waiting.get(base) || taken.has(name) || used.has(name)) continue
        used.add(name)
        ofBase.push(name)
      }
      if (ofBase.length === waiting.get(base)) waiting.delete(base)
    }
  }
  return bases.map((base) => free.get(base)?.shift() ?? base)
}
