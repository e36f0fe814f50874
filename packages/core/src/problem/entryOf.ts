/** What a record by ids has under one of them, which may be a name that every object has. */
export const entryOf = <TValue>(record: Readonly<Record<string, TValue>>, id: string): TValue | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined
