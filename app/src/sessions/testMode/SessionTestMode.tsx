import { parseProblem, seededRandom } from '@wordstride/core'
import { idsAsShown } from '@wordstride/core/shown'
import type { PlayerStore } from '@wordstride/player'
import { useState } from 'react'
import { TestModePanel } from '../../tools/preview/TestModePanel'

export interface SessionTestModeProps {
  store: PlayerStore
  /** The problem with its key. */
  findAuthored(problemId: string): Promise<unknown>
}

/** PROB-18: sets the answer of the current problem; it is checked as any other answer. */
export function SessionTestMode({ store, findAuthored }: SessionTestModeProps) {
  const [isOn, setIsOn] = useState(false)
  const [wrongCount, setWrongCount] = useState(0)
  const [failure, setFailure] = useState('')

  async function set(kind: 'correct' | 'wrong') {
    const { session, shown } = store.getState()
    const problemId = session.row[session.index]?.problemId
    if (shown.status !== 'ready' || problemId === undefined) return
    try {
      const plugin = await shown.loaded.loadPlugin()
      const parsed = parseProblem(plugin, await findAuthored(problemId))
      if (!parsed.ok) throw new Error(parsed.issues.map(({ message }) => message).join('; '))
      if (store.getState().session.index !== session.index) return
      setFailure('')
      const { problem } = parsed
      const response =
        kind === 'correct'
          ? plugin.correctResponse(problem)
          : plugin.wrongResponse(problem, seededRandom(`${problemId} ${wrongCount}`))
      // A graded session has ids of its own.
      store.getState().respond(plugin.renameResponse(response, idsAsShown({ plugin, problem }, shown.view)))
      if (kind === 'wrong') setWrongCount(wrongCount + 1)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <>
      <TestModePanel
        isOn={isOn}
        onToggle={setIsOn}
        onCorrect={() => void set('correct')}
        onWrong={() => void set('wrong')}
      />
      {failure !== '' && <p role="alert">{failure}</p>}
    </>
  )
}
