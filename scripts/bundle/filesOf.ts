import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const isChunk = (file: Bundle[string] | undefined): file is Rolldown.OutputChunk => file?.type === 'chunk'

/** The entry, the files of these modules, and all that must be there before they can run; of `file` alone, if it is given. */
export function filesOf(bundle: Bundle, modules: readonly string[], file?: string): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter(isChunk)
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (file: Bundle[string] | undefined) => {
    if (!isChunk(file) || found.has(file)) return
    found.add(file)
    for (const name of file.imports) visit(bundle[name])
  }
  if (file !== undefined) visit(bundle[file])
  else for (const chunk of chunks) if (chunk.isEntry) visit(chunk)
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
    if (!chunk) throw new Error(`No script has ${module}: mend scripts/bundle/firstModules.ts.`)
    visit(chunk)
  }
  return [...found]
}
