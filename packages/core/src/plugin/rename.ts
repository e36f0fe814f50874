/** Gives the id of an option, card, blank or place another name. */
export type Rename = (id: string) => string

/** A record whose keys are ids, with what `value` makes of each entry. */
export const renameKeys = <TValue, TResult>(
  record: Readonly<Record<string, TValue>>,
  rename: Rename,
  value: (entry: TValue) => TResult,
): Record<string, TResult> =>
  Object.fromEntries(Object.entries(record).map(([id, entry]) => [rename(id), value(entry)]))

export const renameIds = <TItem extends { id: string }>(items: readonly TItem[], rename: Rename): TItem[] =>
  items.map((item) => ({ ...item, id: rename(item.id) }))
