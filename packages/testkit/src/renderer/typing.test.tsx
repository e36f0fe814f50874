import { type AnyProblemPlugin, combineParts, recordByIds } from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type LevelRenderer, level, levelProblem } from '../example/level'
import { openSubject, type Subject } from './subject'
import { takesWhatIsTyped } from './typing'

type Levels = Parameters<typeof LevelRenderer>[0]['problem']

interface Props {
  problem: Levels
  response: { at: Record<string, string | number> }
  onResponse(response: Props['response']): void
}

interface Asked {
  form: z.ZodMiniType<string | number>
  right: string | number
  maxLength: number
  /** What a field makes of what is typed; null where it takes none of it. */
  keep(typed: string): string | number | null
}

/** Sliders by which something is typed instead. */
const typed = ({ form, right, maxLength, keep }: Asked): Subject => {
  const answered = (value: string | number) => ({
    at: Object.fromEntries(levelProblem.sliders.map(({ id }) => [id, value])),
  })
  const plugin = {
    ...level,
    response: z.object({ at: recordByIds(form) }),
    correctResponse: () => answered(right),
    grade: (_problem: unknown, { at }: Props['response']) => {
      const parts = levelProblem.sliders.map(({ id }) => {
        const isRight = `${at[id] ?? ''}`.toLowerCase() === `${right}`.toLowerCase()
        return { subProblemId: id, verdict: isRight ? ('correct' as const) : ('incorrect' as const) }
      })
      return { verdict: combineParts(parts), parts }
    },
  } as unknown as AnyProblemPlugin
  const Renderer = ({ problem, response, onResponse }: Props) =>
    problem.sliders.map(({ id, label }) => (
      <input
        key={id}
        aria-label={label}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={maxLength}
        value={response.at[id] ?? ''}
        onChange={({ target }) => {
          const value = keep(target.value)
          if (value !== null) onResponse({ at: { ...response.at, [id]: value } })
        }}
      />
    ))
  return {
    ...openSubject(plugin, levelProblem),
    Renderer: Renderer as unknown as Subject['Renderer'],
    solveByKeyboard: async () => undefined,
  }
}

const as = (text: string): string => text
const digits = (text: string): string => text.replaceAll(/\D/g, '')
const whole = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null)
const upTo = (length: number) => z.string().check(z.maxLength(length))
const ofDigits = z.string().check(z.regex(/^\d{0,4}$/))

describe('takesWhatIsTyped', () => {
  it.each<[string, Asked]>([
    ['words', { form: upTo(20), right: 'a cat', maxLength: 20, keep: as }],
    ['a letter in each box', { form: upTo(1), right: 'c', maxLength: 1, keep: (text) => text.slice(0, 1) }],
    [
      'a syllable in each box',
      { form: upTo(2), right: 'ca', maxLength: 2, keep: (text) => text.slice(0, 2) },
    ],
    ['digits alone', { form: ofDigits, right: '42', maxLength: 4, keep: digits }],
    ['a number', { form: z.number(), right: 42, maxLength: 4, keep: whole }],
  ])('has nothing to say of fields for %s', (_, asked) => {
    expect(() => takesWhatIsTyped(typed(asked))).not.toThrow()
  })

  it.each<[string, Asked]>([
    ['takes the spaces away', { form: upTo(20), right: 'a cat', maxLength: 20, keep: (text) => text.trim() }],
    [
      'writes in capitals',
      { form: upTo(20), right: 'CAT', maxLength: 20, keep: (text) => text.toUpperCase() },
    ],
    ['takes a part of what could be stored', { form: upTo(4), right: '42', maxLength: 4, keep: digits }],
    ['has just room for words', { form: upTo(3), right: 'cat', maxLength: 3, keep: (text) => text.trim() }],
  ])('finds a field that %s', (_, asked) => {
    expect(() => takesWhatIsTyped(typed(asked))).toThrow('stands there otherwise')
  })

  it('has nothing to say of boxes that write in capitals where they do not count', () => {
    const asked = { form: upTo(1), right: 'c', maxLength: 1, keep: (text: string) => text.toUpperCase() }
    expect(() => takesWhatIsTyped(typed(asked))).not.toThrow()
  })

  it('finds a box that takes small letters alone where capitals are right, too', () => {
    const asked = {
      form: upTo(1),
      right: 'c',
      maxLength: 1,
      keep: (text: string) => text.replaceAll(/[^a-z]/g, ''),
    }
    expect(() => takesWhatIsTyped(typed(asked))).toThrow('"C" is right, and typed into <input')
  })

  it('finds a field that cannot be emptied', () => {
    const asked = { form: upTo(20), right: 'a cat', maxLength: 20, keep: (text: string) => text || null }
    expect(() => takesWhatIsTyped(typed(asked))).toThrow('cannot be taken away again')
  })
})
