import { preloadMarkdown, preloadPassage } from '@wordstride/ui'
import { whenIdle } from '../shell/whenIdle'
import { loadType } from './loadType'

const ignore = () => undefined

/** What a problem is drawn with, and what reads an earlier answer to it. */
async function preloadType(problemType: string): Promise<void> {
  const { loadPlugin } = await loadType(problemType)
  await loadPlugin()
}

/**
 * What a session shows from its second problem to its end, with the screens that it may come to: fetched once the first
 * problem stands, since the network may be gone later.
 */
export async function preloadSession(
  problems: readonly { problem_type: string }[],
  screens: readonly (() => Promise<unknown>)[] = [],
): Promise<void> {
  await whenIdle()
  for (const type of new Set(problems.map(({ problem_type }) => problem_type)))
    preloadType(type).catch(ignore)
  preloadMarkdown().catch(ignore)
  const text = JSON.stringify(problems)
  if (text.includes('"passage"')) preloadPassage({ isBook: text.includes('"flipbook"') }).catch(ignore)
  for (const screen of screens) screen().catch(ignore)
}
