/** As they were presented; what is new since then comes after it. */
export function inPresentedOrder<TItem extends { id: string }>(
  items: readonly TItem[],
  ids: readonly string[] = [],
): TItem[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const presented = new Set(ids.flatMap((id) => byId.get(id) ?? []))
  return [...presented, ...items.filter((item) => !presented.has(item))]
}
