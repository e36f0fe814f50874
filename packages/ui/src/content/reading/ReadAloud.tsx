import { createContext, type ReactNode, useContext } from 'react'

/** When a text is read by itself; `by_grade`: in kindergarten and grade 1. */
export type ReadAloudMode = 'by_grade' | 'always' | 'never'

/** Whose learners cannot read yet what they are asked. */
const LAST_LISTENING_GRADE = 1

/** The wish of who is there. */
export const ReadAloud = createContext<ReadAloudMode>('never')

const Listening = createContext<{
  isAutomatic: boolean
  isEach: boolean
  isGraded: boolean
  gradeId: number | null
}>({ isAutomatic: false, isEach: false, isGraded: false, gradeId: null })

export interface ReadAloudForProps {
  gradeId: number
  /** Then letters by themselves are not read. */
  isGraded?: boolean
  children: ReactNode
}

/** What is inside belongs to this grade. */
export function ReadAloudFor({ gradeId, isGraded = false, children }: ReadAloudForProps) {
  const mode = useContext(ReadAloud)
  const isEach = gradeId <= LAST_LISTENING_GRADE
  return (
    <Listening
      value={{ isAutomatic: mode === 'always' || (mode === 'by_grade' && isEach), isEach, isGraded, gradeId }}
    >
      {children}
    </Listening>
  )
}

/** `isAutomatic`: read by itself; `isEach`: with a speaker of its own for every option. */
export const useListening = () => useContext(Listening)
