import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { renderRouter } from '../testing/renderRouter'
import { AppointmentsPage } from './appointments/AppointmentsPage'
import { CentersPage } from './centers/CentersPage'
import { ClassesPage } from './classes/ClassesPage'

const CHANGED = 'Somebody has changed this meanwhile.'
const seen = {
  center: {
    ...{ centerId: 7, name: 'Alder Grove', address: '', phone: '', email: '', ips: [] },
    ...{ accounts: 0, classes: 1 },
  },
  schoolClass: {
    ...{ classId: 'c', centerId: 7, name: 'Room 4', students: 2, teachers: [] },
    ...{ isEnded: false, hasPeers: true },
  },
  appointment: {
    ...{ appointmentId: 'circle', centerId: 7, classId: 'c', className: 'Room 4', students: [], changes: [] },
    fields: {
      ...{ startsOn: '2037-03-09', startTime: '16:00', minutes: 45, meetingLink: null },
      ...{ category: 'Talk', calendar: 'Ms. Rivera' },
      repeats: { every: 'week', interval: 1, weekdays: [], until: null },
    },
    next: [{ occursOn: '2037-03-09', date: '2037-03-09', time: '16:00', isCancelled: false }],
  },
}

let revision: string
beforeEach(() => {
  revision = 'first'
  queryClient.clear()
  vi.mocked(apiClient.call).mockReset()
  vi.mocked(apiClient.call).mockImplementation((async (name: string, params: { revision?: string }) => {
    const isStale = /^(save|change)/.test(name) && params.revision !== revision
    if (isStale) return { isSuccess: false, status: 'error', code: 'changed_meanwhile', message: CHANGED }
    return {
      ...{ isSuccess: true, status: 'success', appointmentId: 'circle' },
      ...(name === 'listCenters' && { centers: [{ ...seen.center, revision }] }),
      ...(name === 'listClasses' && { classes: [{ ...seen.schoolClass, revision }] }),
      ...(name === 'listAppointments' && { appointments: [{ ...seen.appointment, revision }] }),
    }
  }) as never)
})
afterEach(cleanup)

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it.each<[string, ReactElement, string | RegExp, string, string]>([
  ['class', <ClassesPage key="classes" />, 'Edit Room 4', 'saveClass', 'Cancel'],
  ['center', <CentersPage key="centers" />, 'Edit Alder Grove', 'saveCenter', 'Cancel'],
  ['appointment', <AppointmentsPage key="plans" />, 'Change Talk, Room 4', 'saveAppointment', 'Cancel'],
  ['day', <AppointmentsPage key="days" />, /^Mon, Mar 9, 2037/, 'changeAppointment', 'Back'],
])(
  'the %s that a colleague has changed meanwhile is told and can be saved once it was looked at again',
  async (_, page, edit, call, back) => {
    renderRouter(createMemoryRouter([{ path: '/', element: page }]))
    await press(edit)
    revision = 'second'
    await press('Save')
    await screen.findByText(CHANGED)
    await press(back)
    await closed()
    await press(edit)
    await press('Save')
    await closed()
    const sent = vi.mocked(apiClient.call).mock.calls.filter(([name]) => name === call)
    expect(sent.map(([, params]) => (params as { revision?: string }).revision)).toEqual(['first', 'second'])
  },
)
