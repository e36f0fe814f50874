import { type BuildResult, buildPack } from '../build/buildPack'
import { skillFiles, testFiles } from '../build/listFiles'
import { checkPack } from './checkPack'
import type { Finding } from './finding'
import { neighboursOf } from './neighbours'

/** Rules about two files: the fault may be told of the other one. */
const OF_TWO: ReadonlySet<string> = new Set(['overlap', 'ids'])

/** What is wrong or doubtful in some files or folders of a pack, without building all of it. */
export function checkFiles(folder: string, paths: readonly string[]): Finding[] {
  const isOwn = (file: string) => paths.some((path) => file === path || file.startsWith(`${path}/`))
  const files = [...skillFiles(folder), ...testFiles(folder)].filter(isOwn)
  const alone: BuildResult = buildPack(folder, { isWanted: isOwn })
  const neighbours = new Set(neighboursOf(folder, alone, files))
  const build =
    neighbours.size === 0
      ? alone
      : buildPack(folder, { isWanted: (file) => isOwn(file) || neighbours.has(file) })
  return checkPack(build).filter(({ file, rule }) => isOwn(file) || OF_TWO.has(rule))
}
