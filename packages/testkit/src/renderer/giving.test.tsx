import { type AnyProblemPlugin, recordByIds } from '@wordstride/core'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type LevelRenderer, level, levelProblem } from '../example/level'
import { keepsAllThatIsGiven } from './giving'
import { openSubject, type Subject } from './subject'

interface Response {
  at: Record<string, number>
  why?: string | undefined
}

interface Props {
  problem: Parameters<typeof LevelRenderer>[0]['problem']
  response: Response
  onResponse(response: Response): void
}

/** Sliders, and below them a field that asks why. */
const Sound = ({ problem, response, onResponse }: Props) => (
  <div>
    {problem.sliders.map(({ id, label }) => (
      <input
        key={id}
        type="range"
        aria-label={label}
        value={response.at[id] ?? 0}
        onChange={({ target }) =>
          onResponse({ ...response, at: { ...response.at, [id]: Number(target.value) } })
        }
      />
    ))}
    <textarea
      aria-label="Why?"
      value={response.why ?? ''}
      onChange={({ target }) => onResponse({ ...response, why: target.value })}
    />
    <button type="button" onClick={() => onResponse({ at: {} })}>
      Begin again
    </button>
  </div>
)

/** The sound one, which reports something else of what it was and what it is to be. */
const reporting =
  (change: (next: Response, earlier: Response) => Response) =>
  ({ response, onResponse, ...props }: Props) => (
    <Sound {...props} response={response} onResponse={(next) => onResponse(change(next, response))} />
  )

const asked =
  (Renderer: (props: Props) => React.ReactNode, change: object = {}) =>
  () => {
    const plugin = {
      ...level,
      response: z.object({
        at: recordByIds(z.number()),
        why: z.optional(z.string().check(z.maxLength(90))),
      }),
      renameResponse: ({ at, why }: Response, rename: (id: string) => string): Response => ({
        ...level.renameResponse({ at }, rename),
        ...(why !== undefined && { why }),
      }),
      describeResponse: (view: Props['problem'], { at, why }: Response) =>
        [level.describeResponse(view, { at }), why ?? ''].join(': '),
      ...change,
    } as unknown as AnyProblemPlugin
    return keepsAllThatIsGiven({
      ...openSubject(plugin, levelProblem),
      Renderer: Renderer as unknown as Subject['Renderer'],
      solveByKeyboard: async () => undefined,
    })
  }

describe('keepsAllThatIsGiven', () => {
  it('has nothing to say of a page that begins again', () => {
    expect(asked(Sound)).not.toThrow()
  })

  it('has nothing to say where of two levels there is one alone', () => {
    const Renderer = reporting((next, { at }) => {
      if (next.at === at) return next
      const moved = Object.entries(next.at).filter(([id, to]) => at[id] !== to)
      return { ...next, at: Object.fromEntries(moved) }
    })
    expect(asked(Renderer)).not.toThrow()
  })

  it.each<[string, ReturnType<typeof asked>, string]>([
    [
      'what was typed is gone when a slider is moved',
      asked(reporting((next, { at }) => (next.at === at ? next : { at: next.at }))),
      'gone when <input',
    ],
    [
      'what was moved is gone when something is typed',
      asked(reporting((next, { why }) => (next.why === why ? next : { ...next, at: {} }))),
      'gone when <textarea',
    ],
    [
      'renameResponse loses what was typed',
      asked(Sound, {
        renameResponse: ({ at }: Response, rename: (id: string) => string) =>
          level.renameResponse({ at }, rename),
      }),
      'renamed and renamed back it is',
    ],
    [
      'renameResponse renames what was typed',
      asked(Sound, {
        renameResponse: ({ at, why }: Response, rename: (id: string) => string) => ({
          ...level.renameResponse({ at }, rename),
          ...(why !== undefined && { why: rename(why) }),
        }),
      }),
      'which is no id of the view',
    ],
    ['what was typed is not told', asked(Sound, { describeResponse: level.describeResponse }), 'was typed'],
    [
      'a copy of what was typed is drawn',
      asked(({ response, onResponse, ...props }) => {
        const [why, setWhy] = useState(response.why)
        const take = (next: Response) => {
          setWhy(next.why)
          onResponse(next)
        }
        return <Sound {...props} response={{ ...response, why }} onResponse={take} />
      }),
      'keep no copy of it in useState',
    ],
  ])('finds that %s', (_, check, message) => {
    expect(check).toThrow(message)
  })
})
