import { preloadMarkdown, preloadPassage } from '@wordstride/ui'
import { loadPlugin } from './loadPlugin'

const ignore = () => undefined

/** What problems are drawn with, fetched when a session begins: the network may be gone later. */
export function preloadProblems(problems: readonly { problem_type: string }[]): void {
  for (const type of new Set(problems.map(({ problem_type }) => problem_type))) loadPlugin(type).catch(ignore)
  preloadMarkdown().catch(ignore)
  const text = JSON.stringify(problems)
  if (text.includes('"passage"')) preloadPassage({ isBook: text.includes('"flipbook"') }).catch(ignore)
}
