import {
  type AnyProblemPlugin,
  type ChoicePart,
  type ChoiceResponse,
  choice,
  type GradeMode,
  type GradeResult,
} from '@wordstride/core'
import type { LoadedType } from '@wordstride/ui'
import * as z from 'zod/mini'

const part: ChoicePart = {
  uuid: 'q',
  type: 'radio',
  options: [
    { id: 'right', label: 'right', answer: true },
    { id: 'wrong', label: 'wrong', answer: false, explanation: 'Not this one.' },
  ],
}

const data = { parts: [part], isShuffled: false }

/** A radio question, as far as the stores know it. */
const plugin = {
  type: 'radio',
  version: 1,
  problem: z.looseObject({}),
  response: z.object({ chosen: z.record(z.string(), z.array(z.string())) }),
  presentation: z.object({}),
  migrations: [],
  present: () => ({}),
  toPublic: (problem: object) => problem,
  emptyResponse: () => ({ chosen: { q: [] } }),
  correctResponse: () => choice.correctResponse(data),
  grade: (_: unknown, response: ChoiceResponse, options: { mode: GradeMode }) =>
    choice.grade(data, response, options),
  feedback: (_: unknown, response: ChoiceResponse, result: GradeResult) =>
    choice.feedback(data, response, result),
} as unknown as AnyProblemPlugin

export const loadRadio = async (): Promise<LoadedType> => ({
  rules: plugin,
  Renderer: () => null,
  loadPlugin: async () => plugin,
})

export const choose = (option: 'right' | 'wrong') => ({ chosen: { q: [option] } })
