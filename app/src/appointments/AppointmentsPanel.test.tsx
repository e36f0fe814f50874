import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { Appointment } from '@wordstride/api'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { AppointmentsPanel } from './AppointmentsPanel'

const startsAt = new Date('2026-03-11T16:30:00').getTime()
const circle: Appointment = {
  appointmentInfo: {
    appointmentId: '3f1c2f0e-6a52-4a4a-9a63-0d6a8f0f7a11',
    occursOn: '2026-03-11',
    date: '2026-03-11',
    time: '16:30',
    category: 'Reading circle',
    calendar: 'Ms. Rivera',
    startsAt,
    endsAt: startsAt + 2_700_000,
  },
  classInfo: { name: 'Room 7' },
}

function open(replies: Record<string, object>) {
  vi.mocked(apiClient.call).mockImplementation((async (name: string) => ({
    isSuccess: true,
    status: 'success',
    ...replies[name],
  })) as never)
  render(
    <QueryClientProvider client={queryClient}>
      <AppointmentsPanel userId="u" />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

describe('AppointmentsPanel', () => {
  it('[HOME-14] [APT-01] shows date, time, category, calendar and class, with a way to join', async () => {
    open({ getUpcomingAppointments: { upcomingAppointments: [circle] } })
    const row = await screen.findByRole('listitem')
    for (const text of ['Wed', 'Mar 11', '4:30 PM · Reading circle', 'Room 7 · Ms. Rivera'])
      expect(row.textContent).toContain(text)
    expect(within(row).getByRole('button', { name: 'Join meeting: Reading circle, 4:30 PM' })).toBeTruthy()
  })

  it('tells the time of the device where it is another', async () => {
    const elsewhere = { ...circle.appointmentInfo, startsAt: startsAt + 3_600_000 }
    open({ getUpcomingAppointments: { upcomingAppointments: [{ ...circle, appointmentInfo: elsewhere }] } })
    expect((await screen.findByRole('listitem')).textContent).toContain('Wed 5:30 PM where you are')
  })

  it('[APT-02] opens the meeting when there is a link', async () => {
    const opened = { opener: {} }
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(opened as Window)
    open({
      getUpcomingAppointments: { upcomingAppointments: [circle] },
      joinClass: { zoomLink: 'https://meet.example/a' },
    })
    fireEvent.click(await screen.findByRole('button', { name: /^Join meeting/ }))
    await waitFor(() => expect(openWindow).toHaveBeenCalledWith('https://meet.example/a', '_blank'))
    expect(opened.opener).toBeNull()
    const params = { userId: 'u', appointmentInfo: circle.appointmentInfo }
    expect(apiClient.call).toHaveBeenCalledWith('joinClass', params)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says beside the button that joining has failed', async () => {
    open({
      getUpcomingAppointments: { upcomingAppointments: [circle] },
      joinClass: { isSuccess: false, status: 'error', message: 'This meeting was moved.' },
    })
    fireEvent.click(await screen.findByRole('button', { name: /^Join meeting/ }))
    expect(await within(screen.getByRole('listitem')).findByText('This meeting was moved.')).toBeTruthy()
  })

  it.each([null, 'javascript:alert(1)'])(
    '[APT-03] [ERR-11] %s opens nothing but the dialog',
    async (zoomLink) => {
      const openWindow = vi.spyOn(window, 'open')
      open({ getUpcomingAppointments: { upcomingAppointments: [circle] }, joinClass: { zoomLink } })
      fireEvent.click(await screen.findByRole('button', { name: /^Join meeting/ }))
      const dialog = await screen.findByRole('dialog', { name: 'Meeting not started' })
      expect(within(dialog).getByText('Please come back at the correct time.', { exact: true })).toBeTruthy()
      expect(openWindow).not.toHaveBeenCalled()
    },
  )

  it('makes the secret link of the calendar, and ends it', async () => {
    open({
      getUpcomingAppointments: { upcomingAppointments: [circle] },
      renewCalendarFeed: { address: 'https://school.example/calendar/abc.ics' },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Add to my calendar' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Make a new link' }))
    expect(await screen.findByText('https://school.example/calendar/abc.ics')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'End my link' }))
    expect(await screen.findByText('There is no link any more.')).toBeTruthy()
  })

  it('says so when there is none', async () => {
    open({ getUpcomingAppointments: { upcomingAppointments: [] } })
    expect(await screen.findByText('None in the next two weeks. Your teacher can set one up.')).toBeTruthy()
  })

  it('says of a new link no longer that something else did not work', async () => {
    open({
      getUpcomingAppointments: { upcomingAppointments: [circle] },
      endCalendarFeed: { isSuccess: false, status: 'error', message: 'no' },
      renewCalendarFeed: { address: 'https://school.example/calendar/abc.ics' },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Add to my calendar' }))
    fireEvent.click(await screen.findByRole('button', { name: 'End my link' }))
    await screen.findByText('That did not work. Please try again.')
    fireEvent.click(screen.getByRole('button', { name: 'Make a new link' }))
    await screen.findByText('https://school.example/calendar/abc.ics')
    expect(screen.queryByText('That did not work. Please try again.')).toBeNull()
  })
})
