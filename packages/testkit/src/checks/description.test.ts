import type { AnyProblemPlugin } from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parse } from '../describePlugin'
import { level, levelProblem } from '../example/level'
import { describesItself } from './description'

const text = z.string().check(z.maxLength(60))

/** A type whose response holds one string of this form, described in this way. */
const described =
  (form: z.ZodMiniType, right: string, wrong: string, say: (given: string) => string) => () => {
    const plugin = {
      ...level,
      response: z.object({ given: form }),
      correctResponse: () => ({ given: right }),
      wrongResponse: () => ({ given: wrong }),
      describeResponse: (_view: unknown, { given }: { given: string }) => say(given),
    } as unknown as AnyProblemPlugin
    describesItself(plugin, parse(plugin, 'level', levelProblem))
  }

describe('describesItself', () => {
  it('has nothing to say of words of a response that are described otherwise', () => {
    const compare = (sign: string) => (sign === 'gt' ? 'more than 5' : 'less than 5')
    expect(described(z.enum(['gt', 'lt']), 'gt', 'lt', compare)).not.toThrow()
    const drawn = (kind: string) => (kind === 'typed' ? 'by hand' : 'by clicks')
    expect(
      described(z.union([z.literal('typed'), z.literal('clicked')]), 'typed', 'clicked', drawn),
    ).not.toThrow()
    const day = (date: string) => `day ${Number(date.slice(-2))} of May`
    expect(described(z.iso.date(), '2026-05-04', '2026-05-05', day)).not.toThrow()
  })

  it('finds that the wrong part of a response is not told', () => {
    let asked = 0
    const plugin = {
      ...level,
      // The first that is asked for is wrong where all is told, the others elsewhere.
      wrongResponse: () => ({ at: asked++ === 0 ? { warm: 5, wet: 10 } : { warm: 4, wet: 11 } }),
      describeResponse: (_view: unknown, { at }: { at: Record<string, number> }) => `It is ${at.warm}.`,
    } as unknown as AnyProblemPlugin
    expect(() => describesItself(plugin, parse(plugin, 'level', levelProblem))).toThrow(
      'describeResponse calls a right and a wrong response alike',
    )
  })

  it('finds a text that was typed and is not said', () => {
    expect(described(text, 'a cat', 'a dog', (given) => `She wrote ${given}.`)).not.toThrow()
    expect(described(text, 'a cat', 'a dog', (given) => `${given.length} ${given.slice(2)}`)).toThrow(
      '"a cat" was typed. Say what was typed as it was',
    )
    const short = z.string().check(z.maxLength(1))
    expect(described(short, 'a', 'b', (given) => (given === 'a' ? 'one' : 'another'))).toThrow(
      '"a" was typed',
    )
  })
})
