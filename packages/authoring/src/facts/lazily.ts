/** Read at the first use: to check one file needs few of the large packages. */
export function lazily<T>(read: () => T): () => T {
  let known: { value: T } | null = null
  return () => {
    known ??= { value: read() }
    return known.value
  }
}
