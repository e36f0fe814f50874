import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Mutation } from './operators'

/** A name that nobody reads any more is no fault of types. */
const UNUSED = new Set([6133, 6192, 6196, 6198])

/** The compiler over the sources of the types, asked of one broken file at a time. */
export function openCompiler(root: string, files: readonly string[]) {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root)
  const texts = new Map(files.map((file) => [join(root, file), { text: '', version: 0 }]))
  for (const [path, each] of texts) each.text = readFileSync(path, 'utf8')
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () =>
      [join(root, 'packages/ui/src/cssModules.d.ts'), ...texts.keys()].filter(ts.sys.fileExists),
    getScriptVersion: (path) => String(texts.get(path)?.version ?? 0),
    getScriptSnapshot(path) {
      const text = texts.get(path)?.text ?? ts.sys.readFile(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  })
  const faultsOf = (path: string) =>
    service.getSemanticDiagnostics(path).filter(({ code }) => !UNUSED.has(code)).length

  /** Whether a source that is broken so does not compile: then it needs no kit to find it. */
  return function refuses(file: string, { start, end, broken }: Mutation): boolean {
    const path = join(root, file)
    const each = texts.get(path)
    if (!each) throw new Error(`${file} is not among the sources.`)
    const { text } = each
    const sound = faultsOf(path)
    Object.assign(each, { text: text.slice(0, start) + broken + text.slice(end), version: each.version + 1 })
    const faults = faultsOf(path)
    Object.assign(each, { text, version: each.version + 1 })
    return faults > sound
  }
}
