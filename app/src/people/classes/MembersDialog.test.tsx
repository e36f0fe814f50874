import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { AccountRow, SchoolClass } from '@wordstride/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { chakraSystem } from '../../shell/chakraSystem'
import { later } from '../../testing/later'
import { MembersDialog } from './MembersDialog'

const schoolClass = { classId: 'c', centerId: 7, name: 'Room 4' } as SchoolClass

const person = (i: number): AccountRow =>
  ({
    ...{ userId: `u${i}`, userName: `pupil${i}`, firstName: 'Pupil', lastName: String(i) },
    ...{ role: i === 1 ? 'lcadmin' : 'student', classes: i === 2 ? [{ classId: 'c', name: 'Room 4' }] : [] },
  }) as AccountRow

const SCHOOL = Array.from({ length: 60 }, (_, i) => person(i + 1))

interface Asked {
  classId?: string
  search?: string
  page: number
  pageSize: number
}

/** As the server answers. */
function listAccounts({ classId, search = '', page, pageSize }: Asked) {
  const found = SCHOOL.filter(
    ({ userName, classes }) =>
      userName.includes(search) && (classId === undefined || classes.some((one) => one.classId === classId)),
  )
  return { accounts: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }
}

let answer: (asked: Asked) => object
beforeEach(() => {
  answer = listAccounts
  queryClient.clear()
  vi.mocked(apiClient.call).mockReset()
  vi.mocked(apiClient.call).mockImplementation((async (name: string, params: Asked) => ({
    isSuccess: true,
    status: 'success',
    ...(name === 'listAccounts' && answer(params)),
  })) as never)
  render(
    <QueryClientProvider client={queryClient}>
      <ChakraProvider value={chakraSystem}>
        <MembersDialog schoolClass={schoolClass} onClose={() => {}} />
      </ChakraProvider>
    </QueryClientProvider>,
  )
})
afterEach(cleanup)

const center = () => screen.findByRole('list', { name: 'People of the center', hidden: true })
const rows = async () => within(await center()).getAllByRole('listitem', { hidden: true })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))

it('leads to everybody of a large center, a part after the other, and says how many are shown', async () => {
  expect(await rows()).toHaveLength(25)
  screen.getByText('25 of 60 shown')
  press('Show more')
  await screen.findByText('50 of 60 shown')
  press('Show more')
  await screen.findByText('60 of 60 shown')
  expect(await rows()).toHaveLength(60)
  expect(screen.queryByRole('button', { name: 'Show more', hidden: true })).toBeNull()
})

it('finds somebody by name on the server', async () => {
  await center()
  const field = screen.getByLabelText('People of the center', { selector: 'input' })
  fireEvent.change(field, { target: { value: 'pupil47' } })
  await screen.findByText('1 of 1 shown', { selector: '*' }, { timeout: 3000 })
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  press('Put in: Pupil 47')
  await waitFor(() =>
    expect(vi.mocked(apiClient.call)).toHaveBeenCalledWith('changeClassMembers', {
      ...{ classId: 'c', added: ['u47'], removed: [] },
    }),
  )
})

it('finds somebody of a large class by name, and says when nobody of it is meant', async () => {
  await center()
  const field = screen.getByLabelText('In the class', { selector: 'input' })
  fireEvent.change(field, { target: { value: 'pupil2' } })
  await waitFor(() =>
    expect(vi.mocked(apiClient.call)).toHaveBeenCalledWith(
      'listAccounts',
      expect.objectContaining({ classId: 'c', search: 'pupil2' }),
      expect.anything(),
    ),
  )
  await screen.findByRole('button', { name: 'Take out: Pupil 2', hidden: true })
  fireEvent.change(field, { target: { value: 'pupil3' } })
  await screen.findByText('Nobody is found in this class.', {}, { timeout: 3000 })
})

it('offers nothing for who is in the class already, and for administrators', async () => {
  const [admin, member, other] = await rows()
  expect(admin?.querySelector('button')).toBeNull()
  expect(member?.textContent).toContain('in the class')
  expect(member?.querySelector('button')).toBeNull()
  expect(other?.querySelector('button')?.textContent).toBe('Put in')
})

it('says when more people do not come, and tries again', async () => {
  await center()
  answer = () => {
    throw new Error('no network')
  }
  press('Show more')
  await screen.findByText('More people could not be loaded.')
  answer = listAccounts
  press('Try again')
  await screen.findByText('50 of 60 shown')
})

it('keeps the focus where somebody was put in, and tells who was taken out', async () => {
  const changed = SCHOOL.map((account) => ({ ...account }))
  answer = (asked) => {
    const { accounts, ...rest } = listAccounts(asked)
    const current = changed.filter(({ userId, classes }) =>
      asked.classId ? classes.length > 0 : accounts.some((one) => one.userId === userId),
    )
    return { ...rest, accounts: current }
  }
  await center()
  const buttonOf = (name: string) => screen.findByRole('button', { name, hidden: true })
  const third = changed[2] as AccountRow
  const put = await buttonOf('Put in: Pupil 3')
  put.focus()
  third.classes = [{ classId: 'c', name: 'Room 4' }]
  fireEvent.click(put)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('in the class'))
  expect(document.activeElement?.closest('li')?.textContent).toContain('Pupil 3')
  const out = await buttonOf('Take out: Pupil 3')
  out.focus()
  third.classes = []
  fireEvent.click(out)
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Pupil 3 is out.'))
})

it('the second click of a double one takes nobody out who moves under the pointer', async () => {
  await center()
  const out = await screen.findByRole('button', { name: 'Take out: Pupil 2', hidden: true })
  fireEvent.click(out, { detail: 2 })
  await waitFor(() => expect(out.ariaBusy).toBeNull())
  expect(apiClient.call).not.toHaveBeenCalledWith('changeClassMembers', expect.anything())
  fireEvent.click(out, { detail: 1 })
  await waitFor(() =>
    expect(apiClient.call).toHaveBeenCalledWith('changeClassMembers', {
      ...{ classId: 'c', added: [], removed: ['u2'] },
    }),
  )
})

it('puts in one after the other, and says of each when it is refused', async () => {
  await center()
  const { reply, arrive } = later()
  vi.mocked(apiClient.call).mockReturnValueOnce(reply as never)
  const buttonOf = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name, hidden: true })
  const put = await buttonOf('Put in: Pupil 3')
  fireEvent.click(put)
  await waitFor(() => expect(put.ariaBusy).toBe('true'))
  expect((await buttonOf('Put in: Pupil 4')).disabled).toBe(true)
  expect((await buttonOf('Take out: Pupil 2')).disabled).toBe(true)
  arrive({ isSuccess: false, status: 'error', message: 'This account is not yours to change.' })
  await screen.findByText('This account is not yours to change.')
  expect((await buttonOf('Put in: Pupil 4')).disabled).toBe(false)
})
