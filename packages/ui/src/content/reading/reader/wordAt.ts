/** Besides its letters a word takes the time of so many. */
const OF_EACH_WORD = 2

/** The word that a recording of the text has come to after this share of its time, by the lengths of the words. */
export function wordAt(text: string, share: number): { start: number; end: number } | null {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    time: OF_EACH_WORD + word.length,
  }))
  const all = words.reduce((sum, { time }) => sum + time, 0)
  let until = 0
  const found = words.find(({ time }) => {
    until += time
    return share < until / all
  })
  return found ? { start: found.start, end: found.end } : null
}
