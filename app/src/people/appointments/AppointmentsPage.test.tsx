import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { AppointmentFields, PlannedAppointment, Repetition } from '@wordstride/api'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { later } from '../../testing/later'
import { renderRouter } from '../../testing/renderRouter'
import { AppointmentsPage } from './AppointmentsPage'

const weekly: Repetition = { every: 'week', interval: 1, weekdays: [], until: null }
const fields: AppointmentFields = {
  ...{ startsOn: '2037-03-02', startTime: '16:00', minutes: 45 },
  ...{ category: 'Reading circle', calendar: 'Ms. Rivera', repeats: weekly, meetingLink: null },
}
const day = (date: string, time = '16:00') => ({ occursOn: date, date, time, isCancelled: false })
const circle: PlannedAppointment = {
  ...{ appointmentId: 'circle', centerId: 7, classId: 'c', className: 'Room 4', students: [], fields },
  ...{ changes: [], next: [day('2037-03-09'), day('2037-03-16', '17:30')] },
}
const talk: PlannedAppointment = {
  ...circle,
  ...{ appointmentId: 'talk', fields: { ...fields, category: 'Talk', repeats: null } },
  next: [day('2037-03-05')],
}

const OVER = 'Nothing of it is still to come. Please choose a later day or time.'

let planned: PlannedAppointment[]
const sent = (name: string) =>
  vi
    .mocked(apiClient.call)
    .mock.calls.filter(([call]) => call === name)
    .map(([, params]) => params)
const button = (name: string | RegExp) => screen.findByRole('button', { name, hidden: true })
const press = async (name: string | RegExp) => fireEvent.click(await button(name))
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, select' }), { target: { value } })

beforeEach(() => {
  planned = [circle, talk]
  queryClient.clear()
  vi.mocked(apiClient.call).mockReset()
  vi.mocked(apiClient.call).mockImplementation((async (name: string) => ({
    isSuccess: true,
    status: 'success',
    ...(name === 'saveAppointment' && { isSuccess: false, status: 'failed', message: OVER }),
    ...(name === 'listAppointments' && { appointments: planned }),
    ...(name === 'listClasses' && { classes: [{ classId: 'c', name: 'Room 4', isEnded: false }] }),
    ...(name === 'listAccounts' && { accounts: [], total: 0 }),
  })) as never)
  renderRouter(createMemoryRouter([{ path: '/', element: <AppointmentsPage /> }]))
})
afterEach(cleanup)

it('lists what comes soonest first, and tells the time of a day only where it is another', async () => {
  await screen.findByText('Talk')
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Talk', 'Reading circle'])
  const days = within(screen.getByRole('list', { name: 'Next days of Reading circle, Room 4' }))
  expect(days.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Mon, Mar 9, 2037',
    'Mon, Mar 16, 2037, 5:30 PM',
  ])
})

it('cancels one day of a series', async () => {
  await press(/^Mon, Mar 9, 2037, 4:00 PM/)
  expect(screen.getByRole('dialog', { name: 'Reading circle on Mon, Mar 9, 2037' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Date'))
  fireEvent.click(screen.getByLabelText('Cancelled on this day'))
  await press('Save')
  const change = { occursOn: '2037-03-09', startsOn: '2037-03-09', startTime: '16:00', minutes: 45 }
  await waitFor(() =>
    expect(sent('changeAppointment')).toEqual([
      { appointmentId: 'circle', change: { ...change, isCancelled: true } },
    ]),
  )
  const card = (await screen.findByText('Mon, Mar 9, 2037 is cancelled. Press it to bring it back.')).closest(
    'li',
  )
  expect(card?.textContent).toContain('Reading circle')
})

it('a day that was moved names the plan that it has left', async () => {
  planned = [
    {
      ...circle,
      changes: [{ ...day('2037-03-09'), startsOn: '2037-03-10', startTime: '17:00', minutes: 45 }],
      next: [{ ...day('2037-03-09', '17:00'), date: '2037-03-10' }],
    },
  ]
  await queryClient.invalidateQueries()
  await press(/^Tue, Mar 10, 2037, 5:00 PM/)
  expect(screen.getByText('The plan says Mon, Mar 9, 2037, 4:00 PM, 45 minutes.')).toBeTruthy()
})

it('says at the top that a new one is planned, wherever its card stands', async () => {
  const call = vi.mocked(apiClient.call)
  const answer = call.getMockImplementation()
  call.mockImplementation((async (name: string, params: never) =>
    name === 'saveAppointment'
      ? { isSuccess: true, status: 'success', appointmentId: 'new' }
      : answer?.(name as never, params)) as never)
  await press('New appointment')
  await waitFor(() => screen.getByRole('option', { name: 'Room 4', hidden: true }))
  fill('For', 'class c')
  fill('Category', 'Spelling club')
  fill(/^Calendar/, 'Ms. Rivera')
  await press('Save')
  expect((await screen.findByText('Spelling club is planned.')).closest('[role=status]')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('saveAppointment')).toEqual([expect.objectContaining({ classId: 'c' })])
})

it('leads to the first field that is missing', async () => {
  await press('New appointment')
  await waitFor(() => screen.getByRole('option', { name: 'Room 4', hidden: true }))
  const whom = screen.getByLabelText('For')
  expect(document.activeElement).toBe(whom)
  screen.getByLabelText('Minutes').focus()
  await press('Save')
  await waitFor(() => expect(document.activeElement).toBe(whom))
  expect(whom.getAttribute('aria-invalid')).toBe('true')
})

it('says what the server says of a plan that is over, and lets no series end before it begins', async () => {
  await press('New appointment')
  await waitFor(() => screen.getByRole('option', { name: 'Room 4', hidden: true }))
  fill('For', 'class c')
  fill('Category', 'Talk')
  fill(/^Calendar/, 'Ms. Rivera')
  fill('Date', '2020-03-02')
  await press('Save')
  await screen.findByText(OVER)
  fill('Repeats', 'week')
  fill(/^Last day/, '2020-03-01')
  await press('Save')
  await screen.findByText('It is before the first day.')
  expect(sent('saveAppointment')).toHaveLength(1)
})

it('asks for whole numbers before anything is sent', async () => {
  await press('Change Reading circle, Room 4')
  fill(/^Every how many/, '')
  fill('Minutes', '45.5')
  await press('Save')
  await screen.findByText('Please fill this in.')
  await screen.findByText('Please enter a whole number.')
  fill(/^Every how many/, '1.5')
  await waitFor(() => expect(screen.getAllByText('Please enter a whole number.')).toHaveLength(2))
  expect(sent('saveAppointment')).toEqual([])
})

it('warns that a series that is planned anew forgets what was changed of single days', async () => {
  const warning = /moved or cancelled follow the new plan/
  planned = [{ ...circle, changes: [{ ...day('2037-03-09'), ...fields, isCancelled: true }] }]
  await queryClient.invalidateQueries()
  await press('Change Reading circle, Room 4')
  fill('Category', 'Circle of readers')
  expect(screen.queryByText(warning)).toBeNull()
  fill('Time', '17:00')
  await screen.findByText(warning)
})

it('says what was cancelled where the focus would be lost with its card', async () => {
  await press('Cancel Talk, Room 4')
  expect(screen.getByRole('button', { name: 'Keep it', hidden: true })).toBeTruthy()
  await press('Cancel the appointment')
  planned = [circle]
  await press('Done')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Talk is cancelled.'))
})

it('a saved plan closes its own dialog, and not one that was opened meanwhile', async () => {
  const { reply, arrive } = later()
  vi.mocked(apiClient.call).mockImplementation((async (name: string) =>
    name === 'changeAppointment'
      ? reply
      : {
          isSuccess: true,
          status: 'success',
          appointments: planned,
          classes: [],
          accounts: [],
          total: 0,
        }) as never)
  await press(/^Mon, Mar 9, 2037, 4:00 PM/)
  await press('Save')
  await waitFor(() => expect(sent('changeAppointment')).toHaveLength(1))
  await press('Back')
  await press('Change Talk, Room 4')
  fill('Category', 'Parents')
  arrive({ isSuccess: true, status: 'success' })
  await waitFor(() => expect(sent('listAppointments').length).toBeGreaterThan(1))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.getByLabelText<HTMLInputElement>(/^Category/).value).toBe('Parents')
})
