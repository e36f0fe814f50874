import type { LoadedType } from '@wordstride/ui'
import { expect, it, vi } from 'vitest'
import { choose, loadRadio } from '../testing/radioQuestion'
import { createPlayerStore } from './createPlayerStore'

it.each(['grade', 'feedback'])(
  'a type whose %s throws is told like one that cannot be drawn',
  async (member) => {
    const onAnswer = vi.fn()
    const loadType = async (): Promise<LoadedType> => {
      const radio = await loadRadio()
      const fail = () => {
        throw new Error('The scale has no step.')
      }
      const plugin = { ...(await radio.loadPlugin()), [member]: fail }
      return { ...radio, rules: plugin, loadPlugin: async () => plugin }
    }
    const store = createPlayerStore({
      events: [
        {
          type: 'started',
          at: 0,
          start: {
            ...{ sessionId: 's', phase: 'LEARNING_SESSION', sectionType: 'ae.la', gradeId: 4, skillId: 'k' },
            ...{
              path: null,
              startingLevel: 0,
              correctCount: 1,
              problemIds: ['p1', 'p2'],
              lastProblemId: null,
            },
          },
        },
      ],
      exercises: ['p1', 'p2'].map((problemId) => ({ problemId, problemType: 'radio', problem: {} })),
      loadType,
      now: Date.now,
      newId: () => 'id',
      onAnswer,
      onEvent: () => undefined,
      onResponses: () => undefined,
    })
    await vi.waitFor(() => expect(store.getState().shown.status).toBe('ready'))
    store.getState().respond(choose('right'))
    store.getState().check()
    expect(store.getState().shown).toEqual({ status: 'failed', message: 'The scale has no step.' })
    expect(onAnswer).not.toHaveBeenCalled()
  },
)
