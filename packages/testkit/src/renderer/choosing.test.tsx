import type { AnyProblemPlugin } from '@wordstride/core'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import type { PickRenderer } from '../example/PickRenderer'
import { pick, pickProblem } from '../example/pick'
import { keepsWhatIsChosen } from './choosing'
import { openSubject, type Subject } from './subject'

type Props = ComponentProps<typeof PickRenderer>

/** A dropdown that places what is chosen in it and then asks for more; `add` says what a choice gives. */
const placing = (add: (chosen: readonly string[], id: string) => string[]): Subject => {
  const Renderer = ({ problem, response, onResponse }: Props) => (
    <div>
      {problem.options.map(({ id, label }) => response.chosen.includes(id) && <p key={id}>{label}</p>)}
      <select
        aria-label="Words"
        value=""
        onChange={({ target }) => onResponse({ chosen: add(response.chosen, target.value) })}
      >
        <option value="">Add a word…</option>
        {problem.options.map(
          ({ id, label }) =>
            !response.chosen.includes(id) && (
              <option key={id} value={id}>
                {label}
              </option>
            ),
        )}
      </select>
    </div>
  )
  return {
    ...openSubject(pick as AnyProblemPlugin, pickProblem(1, 2)),
    Renderer: Renderer as unknown as Subject['Renderer'],
    solveByKeyboard: async () => undefined,
  }
}

describe('keepsWhatIsChosen', () => {
  it('has nothing to say of a dropdown that places what is chosen and asks for more', () => {
    expect(() => keepsWhatIsChosen(placing((chosen, id) => [...chosen, id]))).not.toThrow()
  })

  it('finds one of which nothing comes', () => {
    expect(() => keepsWhatIsChosen(placing((chosen) => [...chosen]))).toThrow(
      'is chosen, and it does not stay',
    )
  })
})
