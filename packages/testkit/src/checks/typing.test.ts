import { type AnyProblemPlugin, normalizeText, type ProblemEnvelope, type Verdict } from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { typedTextIsNormalized } from './typing'

const answer = "Don't go, Zoë"

/** A type with one text to type, and another idea of when it is right. */
const asked = (isRight: (typed: string) => boolean) => () =>
  typedTextIsNormalized(
    {
      response: z.object({ typed: z.string() }),
      present: () => ({}),
      toPublic: () => ({ problem_id: 'p' }),
      correctResponse: () => ({ typed: answer }),
      grade: (_problem: unknown, { typed }: { typed: string }) => {
        const verdict: Verdict = isRight(typed) ? 'correct' : 'incorrect'
        return { verdict, parts: [{ subProblemId: 'word', verdict }] }
      },
    } as unknown as AnyProblemPlugin,
    { problem_id: 'p' } as ProblemEnvelope,
  )

describe('typedTextIsNormalized', () => {
  it('has nothing to say where normalized texts are compared', () => {
    expect(asked((typed) => normalizeText(typed) === normalizeText(answer))).not.toThrow()
  })

  it.each<[string, (typed: string) => boolean]>([
    ['with spaces around it', (typed) => typed === answer],
    ['with double spaces', (typed) => typed.trim() === answer],
    ['with curly apostrophes', (typed) => typed.trim().replace(/ +/g, ' ') === answer],
    [
      'in decomposed letters',
      (typed) => normalizeText(typed.normalize('NFC')) === answer && typed === typed.normalize('NFC'),
    ],
  ])('finds that the right text %s is wrong', (how, isRight) => {
    expect(asked(isRight)).toThrow(`The right text ${how}`)
  })
})
