import { useRef, useState } from 'react'

interface Reset {
  reset(): void
}

interface ChosenFileOptions<T> {
  /** Why a file cannot be sent; null when it can. */
  problemOf(file: File): string | null
  read(file: File): Promise<T>
  /** What was done with the file before, to be forgotten with it. */
  calls: readonly Reset[]
  onChosen(read: T): void
}

/** The file a person has chosen, or what is wrong with it. */
export function useChosenFile<T>({ problemOf, read, calls, onChosen }: ChosenFileOptions<T>) {
  const [file, setFile] = useState<T | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const latest = useRef<File | null>(null)
  // What the page shows may change while a file is read.
  const whenChosen = useRef(onChosen)
  whenChosen.current = onChosen

  async function choose(given: File): Promise<void> {
    latest.current = given
    const found = problemOf(given)
    setProblem(found)
    setFile(null)
    for (const call of calls) call.reset()
    if (found !== null) return
    const chosen = await read(given).catch(() => null)
    // A large one may be read after another was chosen.
    if (latest.current !== given) return
    if (chosen === null) {
      setProblem('This file could not be read. Please choose it again.')
      return
    }
    setFile(chosen)
    whenChosen.current(chosen)
  }

  return { file, problem, choose }
}
