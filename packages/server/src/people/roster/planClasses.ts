import { groupBy } from '../../lists/groupBy'
import type { CenterClass, CenterState } from './centerState'
import { nameForm } from './plainText'
import type { ClassPlan } from './plan'
import type { Roster, RosterClass } from './roster'

/**
 * For all rows of a file: finds the class that one means, of those that no other row means: by the school's id (or ours,
 * in an export), else by its name.
 */
export function classFinder(classes: readonly CenterClass[]) {
  const byName = groupBy(classes, ({ name }) => nameForm(name))
  const bySourceId = groupBy(classes, ({ sourceId }) => sourceId)
  const byOwnId = groupBy(classes, ({ classId }) => classId)
  return (
    { sourceId, name }: Pick<RosterClass, 'sourceId' | 'name'>,
    used: ReadonlySet<string>,
  ): CenterClass | undefined => {
    const isFree = ({ classId }: CenterClass) => !used.has(classId)
    const ofName = byName.get(nameForm(name)) ?? []
    if (sourceId === null) return ofName.find(isFree)
    const ofId = [...(bySourceId.get(sourceId) ?? []), ...(byOwnId.get(sourceId) ?? [])]
    return ofId.find(isFree) ?? ofName.find((known) => isFree(known) && known.sourceId === null)
  }
}

export function planClasses({ classes }: Roster, state: CenterState): ClassPlan {
  const known = new Map<string, string>()
  const used = new Set<string>()
  const findClass = classFinder(state.classes)
  const added: RosterClass[] = []
  const changed: { classId: string; name: string; sourceId: string | null }[] = []
  for (const given of classes) {
    const found = findClass(given, used)
    if (!found) {
      added.push(given)
      continue
    }
    known.set(given.key, found.classId)
    used.add(found.classId)
    // A class without ids is found by its name, so its case alone may differ: that is no change.
    const isOwnId = given.sourceId === null || given.sourceId === found.classId
    const next = isOwnId
      ? { name: given.sourceId === null ? found.name : given.name, sourceId: found.sourceId }
      : { name: given.name, sourceId: given.sourceId }
    if (next.name !== found.name || next.sourceId !== found.sourceId) {
      changed.push({ classId: found.classId, ...next })
    }
  }
  return { known, added, changed }
}
