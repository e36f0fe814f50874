import { RECORDED_LIST, readNames } from '@wordstride/core/speech'

/** How a grade is read to. */
export interface Manner {
  /** Names of the sentences that are recorded. */
  recorded: ReadonlySet<string>
  /** Of the browser's own voice, whose usual pace is some 185 words a minute. */
  rate: number
}

/** Kindergarten some 120 words a minute, grades 1 and 2 some 140. */
const RATES: readonly number[] = [0.65, 0.75, 0.75]
const USUAL_RATE = 0.9

const NONE: ReadonlySet<string> = new Set()

let list: Promise<ReadonlySet<string>> | null = null

async function fetchNames(): Promise<ReadonlySet<string>> {
  const reply = await fetch(RECORDED_LIST)
  return reply.ok ? readNames(await reply.text()) : NONE
}

/** Where the list of recordings cannot be had, the browser's own voice reads. */
function recordedNames(): Promise<ReadonlySet<string>> {
  list ??= fetchNames().catch(() => {
    list = null
    return NONE
  })
  return list
}

export async function mannerOf(gradeId: number | null): Promise<Manner> {
  const rate = gradeId === null ? undefined : RATES[gradeId]
  return rate === undefined ? { recorded: NONE, rate: USUAL_RATE } : { recorded: await recordedNames(), rate }
}
