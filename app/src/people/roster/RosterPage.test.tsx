import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { RosterPreview, RosterRow } from '@wordstride/api'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { chakraSystem } from '../../shell/chakraSystem'
import { RosterPage } from './RosterPage'

const row = (userName: string, action: RosterRow['action'], className: string): RosterRow => ({
  ...{ action, line: 2, userName, firstName: userName, lastName: 'Park', role: 'student', schoolGrade: 3 },
  ...{ classNames: [className], changes: [] },
})
const counts = { added: 0, changed: 0, ended: 0, left: 0, unchanged: 0, faults: 0 }
const schoolClass = (classId: string, name: string, centerId = 7) => ({
  ...{ classId, name, centerId, students: 3, teachers: [], isEnded: false },
})

function open(preview: Partial<RosterPreview>) {
  const replies: Record<string, object> = {
    listCenters: { centers: [{ centerId: 7, name: 'Alder Grove' }] },
    listClasses: {
      classes: [
        schoolClass('a', 'Ash'),
        schoolClass('m', 'Maple'),
        schoolClass('o', 'Oak'),
        schoolClass('x', 'Maple', 8),
      ],
    },
    previewRoster: {
      preview: { digest: 'd', counts, rows: [], faults: [], newClasses: [], notices: [], ...preview },
    },
    importRoster: { counts: { ...counts, added: 2 } },
  }
  vi.mocked(apiClient.call).mockImplementation((async (name: string) => ({
    isSuccess: true,
    status: 'success',
    ...replies[name],
  })) as never)
  render(
    <QueryClientProvider client={queryClient}>
      <ChakraProvider value={chakraSystem}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: <RosterPage /> }])} />
      </ChakraProvider>
    </QueryClientProvider>,
  )
}

async function choose(): Promise<void> {
  const file = Object.assign(new File(['x'], 'roster.csv'), { text: async () => 'first_name,last_name' })
  fireEvent.change(await screen.findByLabelText('Roster file'), { target: { files: [file] } })
}

beforeEach(() => queryClient.clear())
afterEach(cleanup)

describe('RosterPage', () => {
  it('takes no other choice while it imports, which would hide what comes of it', async () => {
    open({ counts: { ...counts, added: 2 }, rows: [row('amy', 'added', 'Maple')] })
    await choose()
    const add = await screen.findByRole('button', { name: 'Add 2 people' })
    const isInert = () => screen.getByLabelText('Learning center').closest('[inert]') !== null
    expect(isInert()).toBe(false)
    vi.mocked(apiClient.call).mockReturnValue(new Promise(() => {}))
    fireEvent.click(add, { detail: 1 })
    await waitFor(() => expect(isInert()).toBe(true))
  })

  it('exports once, and shows which file is on its way', async () => {
    open({})
    const csv = await screen.findByRole('button', { name: 'Export CSV' })
    let fail = () => {}
    vi.mocked(apiClient.call).mockReset()
    vi.mocked(apiClient.call).mockReturnValue(
      new Promise((_, reject) => {
        fail = () => reject(new Error('No such center.'))
      }),
    )
    fireEvent.click(csv)
    await waitFor(() => expect(csv.ariaBusy).toBe('true'))
    const other = screen.getByRole<HTMLButtonElement>('button', { name: 'Export OneRoster' })
    expect([other.ariaBusy, other.disabled]).toEqual([null, true])
    fireEvent.click(csv)
    fireEvent.click(other)
    expect(apiClient.call).toHaveBeenCalledOnce()
    fail()
    await screen.findByText('No such center.')
    expect(other.disabled).toBe(false)
  })

  it('leads on to the cards of the classes of this center that got somebody', async () => {
    open({
      counts: { ...counts, added: 2, unchanged: 1 },
      rows: [row('amy', 'added', 'Maple'), row('ben', 'added', 'Oak'), row('cleo', 'unchanged', 'Ash')],
      newClasses: ['Maple'],
    })
    await choose()
    fireEvent.click(await screen.findByRole('button', { name: 'Add 2 people' }))
    await screen.findByText('2 people added, 0 changed, 0 ended.')
    const cards = await screen.findAllByRole('link', { name: /^Print login cards of/ })
    expect(cards.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Print login cards of Maple', '/people/cards?class_id=m'],
      ['Print login cards of Oak', '/people/cards?class_id=o'],
    ])
  })

  it('does not call a file with faults as it should be', async () => {
    const fault = { file: null, line: 3, column: 'last_name', code: 'name', message: 'No name.' }
    open({ counts: { ...counts, unchanged: 1, faults: 1 }, faults: [fault] })
    await choose()
    await screen.findByText('Beside the lines with faults there is nothing to import.')
    screen.getByText('1 fault was found. Mend the file and choose it again.')
    expect(screen.queryByText(/Everything is as in the file/)).toBeNull()
  })

  it('offers to go on without the lines with faults where others are left', async () => {
    const fault = { file: null, line: 3, column: 'last_name', code: 'name', message: 'No name.' }
    open({
      counts: { ...counts, added: 1, faults: 1 },
      rows: [row('amy', 'added', 'Maple')],
      faults: [fault],
    })
    await choose()
    await screen.findByText(/^1 fault was found\..* or go on without them\.$/)
    screen.getByRole('button', { name: 'Add 1 person' })
  })
})
