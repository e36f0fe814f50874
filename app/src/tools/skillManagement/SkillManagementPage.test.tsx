import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { User } from '@wordstride/api'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { authStore } from '../../api/authStore'
import { queryClient } from '../../api/queryClient'
import { chakraSystem } from '../../shell/chakraSystem'
import { later } from '../../testing/later'
import { SkillManagementPage } from './SkillManagementPage'

const PLACE = { sectionType: 'ae.la', grade: 2, chapter: 1 }
const IDS = ['k1', 'k2']

/** A chapter of two skills on a server that keeps what is switched. */
function open(disabled: string[]): void {
  let off = disabled
  const replies: Record<string, (params: never) => object> = {
    listManagedChapters: () => ({
      chapters: [{ ...PLACE, chapterName: 'Words and sentences', disabled: off.length }],
    }),
    getDisabledSkillsByChapter: () => ({
      skills: [
        { skillId: 'k1', skillName: 'Nouns', standards: [] },
        { skillId: 'k2', skillName: 'End marks', standards: [] },
      ],
      disabledSkills: off,
      changes: [],
    }),
    enableOrDisableSkill: ({ skillIds: [id] }: { skillIds: [string] }) => {
      off = off.includes(id) ? off.filter((other) => other !== id) : [...off, id]
      return { disabledSkills: off }
    },
    enableOrDisableAllSkillsByChapter: ({ enableAllSkills }: { enableAllSkills: boolean }) => {
      off = enableAllSkills ? [] : IDS
      return { disabledSkills: off }
    },
    getUserListByRole: () => ({ data: [{ id: 'maya', userName: 'maya', name: 'Maya Torres' }], total: 1 }),
  }
  vi.mocked(apiClient.call).mockImplementation((async (name: string, params: never) => ({
    isSuccess: true,
    status: 'success',
    ...replies[name]?.(params),
  })) as never)
  const user = { userId: 'tutor', role: 'tutor', subscription: { startTs: 1, expireTs: 2 } }
  authStore.setState({ token: 'secret', user: user as unknown as User })
  render(
    <QueryClientProvider client={queryClient}>
      <ChakraProvider value={chakraSystem}>
        <MemoryRouter initialEntries={['/aeskillmanagement']}>
          <SkillManagementPage />
        </MemoryRouter>
      </ChakraProvider>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  cleanup()
  queryClient.clear()
})

const calls = (name: string) =>
  vi
    .mocked(apiClient.call)
    .mock.calls.filter(([called]) => called === name)
    .map(([, params]) => params)

it('[TOOL-04] [C-19] has a switch for each skill of a chapter and one for all, whoever is looked at', async () => {
  open(['k2'])
  await screen.findByLabelText('Nouns')
  const states = () =>
    ['Nouns', 'End marks', 'All skills of the chapter'].map(
      (name) => screen.getByLabelText(name).getAttribute('aria-checked') === 'true',
    )
  const flip = async (name: string, expected: boolean[]) => {
    fireEvent.click(screen.getByLabelText(name))
    await waitFor(() => expect(states()).toEqual(expected))
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  }
  expect(states()).toEqual([true, false, false])
  expect((await screen.findByRole('region', { name: 'Users' })).textContent).toBe('1: maya')
  await flip('Nouns', [false, false, false])
  await flip('Nouns', [true, false, false])
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'tutor' } })
  await waitFor(() => expect(calls('getUserListByRole').at(-1)).toEqual({ role: 'tutor' }))
  await flip('End marks', [true, true, true])
  await flip('All skills of the chapter', [false, false, false])
  await flip('All skills of the chapter', [true, true, true])
  expect(calls('enableOrDisableSkill')).toEqual([
    { ...PLACE, skillIds: ['k1'], wereEnabled: true },
    { ...PLACE, skillIds: ['k1'], wereEnabled: false },
    { ...PLACE, skillIds: ['k2'], wereEnabled: false },
  ])
  expect(calls('enableOrDisableAllSkillsByChapter')).toEqual(
    [false, true].map((enableAllSkills) => ({ ...PLACE, enableAllSkills })),
  )
})

it('says of a change no longer that the one before was refused', async () => {
  open([])
  const nouns = await screen.findByLabelText('Nouns')
  const refusal = { isSuccess: false, status: 'error', message: 'No network.' }
  vi.mocked(apiClient.call).mockResolvedValueOnce(refusal as never)
  fireEvent.click(nouns)
  await screen.findByText('No network.')
  fireEvent.click(screen.getByLabelText('All skills of the chapter'))
  await waitFor(() => expect(nouns.getAttribute('aria-checked')).toBe('false'))
  expect(screen.queryByText('No network.')).toBeNull()
})

it('[C-19] shows nobody of one role under another that is loading, and tries again when that did not come', async () => {
  open([])
  await screen.findByText('1: maya')
  const { reply, arrive } = later()
  vi.mocked(apiClient.call).mockReturnValueOnce(reply as never)
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'lcadmin' } })
  await waitFor(() => expect(calls('getUserListByRole').at(-1)).toEqual({ role: 'lcadmin' }))
  expect(screen.queryByText('1: maya')).toBeNull()
  arrive({ isSuccess: false, status: 'error', message: 'no' })
  await screen.findByText('The users could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('1: maya')
})
