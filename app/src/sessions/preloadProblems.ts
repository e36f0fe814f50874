import { preloadMarkdown, preloadPassage } from '@wordstride/ui'
import { loadType } from './loadType'

const ignore = () => undefined

/** What a problem is drawn with, and what reads an earlier answer to it. */
async function preloadType(problemType: string): Promise<void> {
  const { loadPlugin } = await loadType(problemType)
  await loadPlugin()
}

/** What problems are drawn with, fetched when a session begins: the network may be gone later. */
export function preloadProblems(problems: readonly { problem_type: string }[]): void {
  for (const type of new Set(problems.map(({ problem_type }) => problem_type)))
    preloadType(type).catch(ignore)
  preloadMarkdown().catch(ignore)
  const text = JSON.stringify(problems)
  if (text.includes('"passage"')) preloadPassage({ isBook: text.includes('"flipbook"') }).catch(ignore)
}
