import {
  combineParts,
  definePlugin,
  differentIds,
  entryOf,
  envelopeShape,
  feedbackOf,
  itemIdSchema,
  type PublicEnvelope,
  recordByIds,
  renameIds,
  renameKeys,
  toPublicEnvelope,
  type Verdict,
} from '@wordstride/core'
import { FeedbackMark, type RendererProps } from '@wordstride/ui'
import { useId } from 'react'
import * as z from 'zod/mini'

export interface PublicLevels extends PublicEnvelope {
  sliders: { id: string; label: string }[]
}

interface Levels {
  at: Record<string, number>
}

/** Sliders of the browser that are moved to their levels: native elements are enough for a type. */
export const level = definePlugin({
  type: 'level',
  version: 1,
  title: 'Level',
  summary: 'Move every slider to its level.',
  scoring: ['Each stands at its level.'],
  problem: z.object({
    ...envelopeShape,
    problem_type: z.literal('level'),
    sliders: z
      .array(z.object({ id: itemIdSchema, label: z.string(), level: z.int() }))
      .check(z.minLength(1), differentIds),
  }),
  response: z.object({
    at: recordByIds(z.number()).check(z.refine((at) => Object.keys(at).length <= 20, 'Too many sliders.')),
  }),
  presentation: z.object({}),
  emptyResponse: (): Levels => ({ at: {} }),
  present: () => ({}),
  toPublic: (problem): PublicLevels => ({
    ...toPublicEnvelope(problem),
    sliders: problem.sliders.map(({ id, label }) => ({ id, label })),
  }),
  renameView: (view, rename) => ({ ...view, sliders: renameIds(view.sliders, rename) }),
  renameResponse: ({ at }, rename) => ({ at: renameKeys(at, rename, (value) => value) }),
  grade({ sliders }, { at }) {
    const parts = sliders.map(({ id, level: right }) => {
      const given = entryOf(at, id)
      const verdict: Verdict =
        given === undefined ? 'not_answered' : given === right ? 'correct' : 'incorrect'
      return { subProblemId: id, verdict }
    })
    return { verdict: combineParts(parts), parts }
  },
  correctResponse: ({ sliders }): Levels => ({
    at: Object.fromEntries(sliders.map(({ id, level: right }) => [id, right])),
  }),
  wrongResponse: ({ sliders }): Levels => ({
    at: Object.fromEntries(sliders.map(({ id, level: right }, i) => [id, i === 0 ? right + 1 : right])),
  }),
  feedback(_problem, _response, result) {
    const items = result.parts.flatMap(({ subProblemId, verdict }) =>
      verdict === 'correct' || verdict === 'incorrect' ? [[subProblemId, { mark: verdict }] as const] : [],
    )
    return feedbackOf(result, new Map(items), [])
  },
  describeResponse: ({ sliders }, { at }) =>
    sliders.map(({ id, label }) => `${label}: ${entryOf(at, id) ?? '–'}`).join(', '),
  accessibility: {
    roles: ['slider'],
    keyboard: [{ keys: ['→'], does: 'moves the slider in focus' }],
    announcements: ['{slider}, correct'],
  },
})

export const levelProblem = {
  problem_id: 'l',
  problem_type: 'level',
  section_type: 'ae.la',
  grade_id: 2,
  skill_id: 's',
  sliders: [
    { id: 'warm', label: 'How warm is it?', level: 4 },
    { id: 'wet', label: 'How wet is it?', level: 10 },
  ],
}

type Props = RendererProps<PublicLevels, Levels> & { nameOf?(label: string): string }

export function LevelRenderer({ problem, response, feedback, isLocked, onResponse, nameOf }: Props) {
  const name = useId()
  return (
    <ul>
      {problem.sliders.map(({ id, label }, i) => {
        const item = feedback?.items[id]
        const markId = `${name}-${i}`
        return (
          <li key={id}>
            <span>{label}</span>
            <input
              type="range"
              name={id}
              aria-label={nameOf?.(label) ?? label}
              aria-describedby={item && markId}
              min={2}
              max={10}
              step={2}
              value={entryOf(response.at, id) ?? 2}
              disabled={isLocked}
              onChange={(event) => onResponse({ at: { ...response.at, [id]: Number(event.target.value) } })}
            />
            <output>{entryOf(response.at, id) ?? 'not moved'}</output>
            <FeedbackMark id={markId} mark={item?.mark} />
          </li>
        )
      })}
    </ul>
  )
}
