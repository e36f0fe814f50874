import { type AnyProblemPlugin, expectOpened, isRecord, openProblem } from '@wordstride/core'
import { ENVELOPE, nameOf, type Path, stepsOf } from './checks/places'
import { canonical, idOf, idsIn } from './checks/values'
import type { FixtureSet } from './readFixtures'

type Item = Readonly<Record<string, unknown>>

/** Whatever stands in a problem with its path; the envelope too. */
const allIn = (value: unknown, path: Path = []): { path: Path; value: unknown }[] => [
  { path, value },
  ...stepsOf(value).flatMap(([step, entry]) => allIn(entry, [...path, step])),
]

/** The name of a field, also for what stands in its list. */
const fieldOf = (path: Path): string => `${path.findLast((step) => typeof step === 'string') ?? ''}`

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What a field says itself, its items aside. */
const saidBy = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.flatMap(saidBy) : isRecord(value) || isBlank(value) ? [] : [value]

/** All that is said, each with the name of its field. */
const saidIn = (value: unknown): Set<string> =>
  new Set(allIn(value).map(({ path, value: said }) => canonical([fieldOf(path), said])))

/** An item of the old problem and what it has become: null where it is gone, undefined where nothing tells. */
interface Lifted {
  path: Path
  was: Item
  now: Item | null | undefined
}

/** The items of an old problem, each with that of the lifted one which has its id or, where ids are new, its place. */
function itemsOf(old: unknown, lifted: unknown): Lifted[] {
  const oldIds = idsIn(old)
  const byId = new Map<string | undefined, Item>()
  for (const { value } of allIn(lifted)) if (isRecord(value)) byId.set(idOf(value), value)
  byId.delete(undefined)
  const itemNow = (was: Item, there: unknown): Lifted['now'] => {
    const found = byId.get(idOf(was))
    if (found) return isRecord(there) && idOf(there) === idOf(was) ? there : found
    if (!isRecord(there)) return there === null ? null : undefined
    return oldIds.has(idOf(there) ?? '') ? undefined : there
  }
  const listNow = (was: readonly unknown[], there: unknown): unknown[] => {
    const list = Array.isArray(there) ? there : null
    const isShorter = list !== null && list.length < was.length
    const isFound = (entry: unknown) => byId.has(idOf(entry))
    return was.map((entry, i) => {
      const isGone = isShorter || (idOf(entry) !== undefined && was.some(isFound))
      return there === null || (isGone && !isFound(entry)) ? null : list?.[i]
    })
  }
  function walk(was: unknown, there: unknown, path: Path): Lifted[] {
    if (Array.isArray(was)) {
      const now = listNow(was, there)
      return was.flatMap((entry, i) => walk(entry, now[i], [...path, i]))
    }
    if (!isRecord(was)) return []
    const now = itemNow(was, there)
    const inside = Object.entries(was).flatMap(([name, entry]) =>
      walk(entry, now === null ? null : now?.[name], [...path, name]),
    )
    return [{ path, was, now }, ...inside]
  }
  return walk(old, lifted, [])
}

/** What an old problem says and the lifted one does not, in fields that such items have today; a value may have another form. */
function lostOf(old: unknown, lifted: unknown, today: readonly Path[]): { path: Path; value: unknown }[] {
  const [kinds, names] = [new Set(today.map(nameOf)), new Set(today.map(fieldOf))]
  const [before, after] = [saidIn(old), saidIn(lifted)]
  const all = allIn(lifted)
  const pathOf = new Map(all.map(({ path, value }) => [value, path]))
  const isAnywhere = (name: string) => all.some(({ path, value }) => path.at(-1) === name && !isBlank(value))

  function isGone({ path, now }: Lifted, name: string): boolean {
    // A step of a type has nothing to change around its body.
    if (path.length === 0 && ENVELOPE.includes(name)) return name !== 'version'
    if (now) return isBlank(now[name]) && kinds.has(nameOf([...(pathOf.get(now) ?? []), name]))
    return names.has(name) && (now === null || !isAnywhere(name))
  }
  /** Under a name that did not say it before; what is no text stands there by chance, unless it is in the same item. */
  function isMoved({ now }: Lifted, value: unknown): boolean {
    const places = typeof value === 'string' ? all : allIn(now)
    return places.some(
      (place) => place.value === value && !before.has(canonical([fieldOf(place.path), value])),
    )
  }
  return itemsOf(old, lifted).flatMap((item) =>
    Object.entries(item.was).flatMap(([name, entry]) =>
      saidBy(entry)
        .filter(
          (value) => isGone(item, name) && !after.has(canonical([name, value])) && !isMoved(item, value),
        )
        .map((value) => ({ path: [...item.path, name], value })),
    ),
  )
}

/** What an old fixture says and its lifted problem does not, though fixtures of today still have such a field. */
export function lostInLifting(plugin: AnyProblemPlugin, { problems, older }: FixtureSet): string[] {
  const today = problems.flatMap(({ raw }) => allIn(raw).map(({ path }) => path))
  return older.flatMap(({ version, problems: olds }) =>
    olds.flatMap(({ name, raw }) =>
      lostOf(raw, expectOpened(openProblem(plugin, raw)).problem, today).map(
        ({ path, value }) =>
          `${name} of version ${version} says ${path.join('.')} ${JSON.stringify(value)}, and the lifted problem does not. Let the step in migrations keep it.`,
      ),
    ),
  )
}
