/** More than anybody gives to one problem. */
const MOST = 1_000

/** What a page reports, in order. */
export function collectResponses() {
  const given: unknown[] = []
  return {
    given,
    /** @throws where a page goes on by itself: React would draw it again and again */
    take(response: unknown): void {
      if (given.length === MOST)
        throw new Error(
          'The page reports responses without end, each time that it is drawn. Call onResponse where something was pressed or typed, never in an effect.',
        )
      given.push(response)
    },
  }
}
