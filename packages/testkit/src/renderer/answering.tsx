import { render } from '@testing-library/react'
import { seededRandom } from '@wordstride/core'
import { useReducer } from 'react'
import { deepFreeze } from '../checks/frozen'
import { collectResponses } from './collectResponses'
import type { Subject } from './subject'

/** A page whose response changes with what is done on it; what cannot be stored is given, and changes nothing. */
export function drawAnswering(
  { exercise, Renderer }: Pick<Subject, 'exercise' | 'Renderer'>,
  begun?: unknown,
) {
  const view = deepFreeze(exercise.view(exercise.present(seededRandom('view'))))
  const { given, take } = collectResponses()
  let response: unknown = begun ?? exercise.emptyResponse(view)
  function Page() {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0)
    return (
      <Renderer
        problem={view as never}
        response={deepFreeze(response)}
        status="init"
        feedback={null}
        isLocked={false}
        onResponse={(next) => {
          take(next)
          if (!exercise.readResponse(next, exercise.version).ok) return
          response = next
          drawAgain()
        }}
      />
    )
  }
  return { ...render(<Page />), given, responseNow: () => response }
}
