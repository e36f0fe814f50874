import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CallResult, WorkingStudent } from '@wordstride/api'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { authStore } from '../api/authStore'
import { queryClient } from '../api/queryClient'
import { plannedAppointmentsQuery } from '../people/peopleQueries'
import { later } from '../testing/later'
import { renderRouter } from '../testing/renderRouter'
import { ClassPage } from './ClassPage'
import { StudentPage } from './student/StudentPage'

type Data<TName extends 'getClassWork' | 'getStudentWork' | 'listStudentSessions'> = Omit<
  Extract<CallResult<TName>, { isSuccess: true }>,
  'isSuccess' | 'status'
>

const student = (userId: string, change: Partial<WorkingStudent> = {}): WorkingStudent => ({
  userId,
  name: `Pupil ${userId}`,
  status: 'started',
  isSetUp: true,
  minutes: 12.4,
  points: 30,
  lastActiveAt: null,
  levels: '02',
  stuckOn: [],
  needs: [],
  ...change,
})

const work: Data<'getClassWork'> = {
  name: 'Room 4',
  centerName: 'Alder Grove',
  sectionType: 'ae.la',
  grade: 2,
  grades: [{ grade: 2, students: 2 }],
  skills: [
    { skillId: 'la.2.nouns', skillName: 'Nouns', standards: ['L.2.1a'], chapterName: 'Words' },
    { skillId: 'la.2.verbs', skillName: 'Verbs', standards: [], chapterName: 'Words' },
  ],
  students: [student('a'), student('b', { stuckOn: ['la.2.nouns'] })],
  hasMore: false,
}

const studentWork: Data<'getStudentWork'> = {
  name: 'Maya Torres',
  userName: 'maya',
  schoolGrade: 2,
  classes: [{ classId: 'c', name: 'Room 4' }],
  standings: [{ sectionType: 'ae.la', grade: 2, score: 14.55, skillsAt: [9, 0, 0, 2, 0] }],
  notes: [],
  familyDigest: null,
}

const sessions: Data<'listStudentSessions'> = {
  sessions: [
    {
      sessionId: 's1',
      phase: 'LEARNING_SESSION',
      sectionType: 'ae.la',
      grade: 2,
      skillName: 'Nouns',
      startedAt: new Date(2026, 2, 9, 10, 5).getTime(),
      minutes: 4.4,
      sessionStatus: 'passed',
      answers: 5,
      correct: 4,
    },
  ],
  hasMore: false,
}

const refusal = (message: string) => ({ isSuccess: false, status: 'error', code: 'not_allowed', message })

type Reply = (params: Record<string, unknown>) => object | Promise<object>
const calls = (name: string) =>
  vi
    .mocked(apiClient.call)
    .mock.calls.filter(([called]) => called === name)
    .map(([, params]) => params)

function open(path: string, replies: Record<string, Reply>) {
  vi.mocked(apiClient.call).mockReset()
  vi.mocked(apiClient.call).mockImplementation((async (name: string, params: Record<string, unknown>) => {
    const reply = replies[name]
    if (!reply) throw new Error(`no reply to ${name}`)
    return { isSuccess: true, status: 'success', ...(await reply(params)) }
  }) as never)
  const router = createMemoryRouter(
    [
      { path: '/classes/:classId', element: <ClassPage /> },
      { path: '/classes/student/:userId', element: <StudentPage /> },
    ],
    { initialEntries: [path] },
  )
  renderRouter(router)
  return router
}

const openClass = (change: Partial<typeof work> = {}, replies: Record<string, Reply> = {}) =>
  open('/classes/c', { getClassWork: () => ({ ...work, ...change }), ...replies })

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

beforeEach(() => {
  // The table draws what has room, and nothing has a size here.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no network')))
  authStore.setState({ token: 'token' })
  queryClient.clear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the page of a class', () => {
  it('says of an empty class who puts students into it', async () => {
    openClass({ students: [] })
    await screen.findByText(/Administrators put students into it/)
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('draws levels and who is stuck, and says when nobody fits the filter', async () => {
    openClass()
    const cells = within(await row('Pupil b')).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual(['–', '12', 'never', '0! stuck', '2'])
    fireEvent.change(screen.getByLabelText('Find a student'), { target: { value: 'nobody' } })
    screen.getByText('Nobody fits. Change what you look for.')
  })

  it('prints every student', async () => {
    openClass({ students: Array.from({ length: 60 }, (_, i) => student(`s${i}`)) })
    await row('Pupil s0')
    expect(screen.getAllByRole('row').length).toBeLessThan(61)
    fireEvent(window, new Event('beforeprint'))
    expect(screen.getAllByRole('row')).toHaveLength(61)
    fireEvent(window, new Event('afterprint'))
    expect(screen.getAllByRole('row').length).toBeLessThan(61)
  })

  it('leads from a row to the report of the student', async () => {
    openClass()
    const report = within(await row('Pupil b')).getByRole('link', { name: 'Report of Pupil b' })
    expect(report.getAttribute('href')).toBe('/proficiencyreport?user_id=b')
  })

  it('names three who need help, and all on request', async () => {
    const needs = [{ reason: 'absent', days: 9 }] as const
    openClass({ students: ['a', 'b', 'c', 'd'].map((id) => student(id, { needs: [...needs] })) })
    const list = await screen.findByRole('list', { name: 'Students who need help' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(within(list).getAllByRole('listitem')).toHaveLength(4)
  })

  it('reads a large class in parts, and goes on after a fault when it is told to', async () => {
    let failures = 1
    open('/classes/c', {
      getClassWork: ({ after }) => {
        if (after === undefined) return { ...work, hasMore: true }
        if (failures-- > 0) throw new Error('no network')
        return { ...work, students: [student('c')] }
      },
    })
    await row('Pupil b')
    screen.getByText('2 students so far…')
    fireEvent.click(await screen.findByRole('button', { name: /again/i }))
    await row('Pupil c')
    expect(calls('getClassWork').at(-1)).toMatchObject({ classId: 'c', after: 'b', grade: 2 })
    expect(screen.queryByText(/so far/)).toBeNull()
  })

  it('shows a chosen grade at once, and the one before it where it cannot be read', async () => {
    const grades = [2, 3].map((grade) => ({ grade, students: 2 }))
    const asked: ((reply: object) => void)[] = []
    const waits = () => new Promise<object>((resolve) => asked.push(resolve))
    const reply = async (what: object) => {
      await waitFor(() => expect(asked).toHaveLength(1))
      asked.pop()?.(what)
    }
    const readFirst = vi.fn(() => ({ ...work, grades }))
    open('/classes/c', { getClassWork: ({ grade }) => (grade === 3 ? waits() : readFirst()) })
    fireEvent.change(await screen.findByLabelText('Find a student'), { target: { value: 'Pupil' } })
    const select = screen.getByLabelText<HTMLSelectElement>('Grade')
    fireEvent.change(select, { target: { value: '3' } })
    await screen.findByText('Loading…')
    expect(select.value).toBe('3')
    await reply(refusal('no'))
    await screen.findByText('That could not be loaded. Please choose it again.')
    await waitFor(() => expect(readFirst).toHaveBeenCalledTimes(2))
    expect(select.value).toBe('2')
    expect(screen.getByLabelText<HTMLInputElement>('Find a student').value).toBe('Pupil')

    fireEvent.change(select, { target: { value: '3' } })
    await screen.findByText('Loading…')
    await reply({ ...work, grades, grade: 3 })
    await screen.findByRole('region', { name: /3rd grade/ })
    expect(select.value).toBe('3')
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
  })

  it('reads by the clock while no changes come', async () => {
    openClass()
    await screen.findByText('Read again every 20 seconds')
  })

  it('follows the class, and draws whose work has moved', async () => {
    let send: (text: string) => void = () => {}
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (text) => controller.enqueue(new TextEncoder().encode(text))
      },
    })
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ ok: true, body }))
    open('/classes/c', {
      getClassWork: ({ studentIds }) =>
        studentIds ? { ...work, students: [student('a', { levels: '32' })] } : work,
    })
    await screen.findByText('Follows the class as it works')
    const level = async () => within(await row('Pupil a')).getAllByRole('cell')[3]?.textContent
    expect(await level()).toBe('0')
    send('event: moved\ndata: {"students":["a"]}\n\n')
    await waitFor(async () => expect(await level()).toBe('3'))
    expect(calls('getClassWork').at(-1)).toMatchObject({ classId: 'c', studentIds: ['a'] })
  })
})

describe('giving work', () => {
  async function openDialog(replies: Record<string, Reply>) {
    openClass({}, replies)
    fireEvent.click(within(await row('Pupil a')).getByRole('checkbox'))
    fireEvent.click(screen.getByRole('button', { name: 'Give work to 1' }))
    return within(await screen.findByRole('dialog', { hidden: true, name: 'Work for Pupil a' }))
  }
  const named = (name: string) => ({ name, hidden: true })

  it('keeps the dialog with its values when the server refuses, and tells why', async () => {
    const dialog = await openDialog({ giveWork: () => refusal('Choose a day of this week.') })
    fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2026-01-01' } })
    fireEvent.click(dialog.getByRole('button', named('Give it')))
    await dialog.findByText('Choose a day of this week.')
    expect(dialog.getByLabelText<HTMLInputElement>('Until').value).toBe('2026-01-01')
    expect(calls('giveWork')).toEqual([{ studentIds: ['a'], work: { kind: 'extra' }, dueOn: '2026-01-01' }])
  })

  it('tells who got nothing, and why', async () => {
    const left = [{ userId: 'a', reason: 'learned_already' }]
    const dialog = await openDialog({ giveWork: () => ({ given: 0, left }) })
    fireEvent.click(dialog.getByRole('button', named('Give it')))
    await dialog.findByText('Pupil a has learned it already.')
  })

  it('plans no test without a day and a time', async () => {
    const dialog = await openDialog({ saveAppointment: () => ({}) })
    fireEvent.change(dialog.getByLabelText('What'), { target: { value: 'test' } })
    fireEvent.click(dialog.getByRole('button', named('Plan the test')))
    await dialog.findByText('Choose a day.')
    fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '2037-03-02' } })
    fireEvent.change(dialog.getByLabelText(/^Time/), { target: { value: '' } })
    fireEvent.click(dialog.getByRole('button', named('Plan the test')))
    await dialog.findByText('Choose a time.')
    expect(calls('saveAppointment')).toEqual([])
  })

  it('lists a test among the appointments at once', async () => {
    queryClient.setQueryData(plannedAppointmentsQuery.queryKey, [])
    const dialog = await openDialog({ saveAppointment: () => ({}) })
    fireEvent.change(dialog.getByLabelText('What'), { target: { value: 'test' } })
    fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '2037-03-02' } })
    fireEvent.click(dialog.getByRole('button', named('Plan the test')))
    await dialog.findByText('1 student got it.')
    expect(queryClient.getQueryState(plannedAppointmentsQuery.queryKey)?.isInvalidated).toBe(true)
  })
})

describe('the page of a student', () => {
  const openStudent = (replies: Record<string, Reply> = {}) =>
    open('/classes/student/u', {
      getStudentWork: () => studentWork,
      listStudentSessions: () => sessions,
      getPeerGroupId: () => ({ groupId: null, isValidGroup: true, inPeerGroup: false }),
      ...replies,
    })

  it('[API-20] shows the places of the peer group in a section, with this student marked', async () => {
    const row = (seq: number, userId: string, displayName: string, achievementMsg: string | null) => ({
      ...{ seq, userId, displayName, achievementMsg, gradeId: 2, currentSchoolGrade: 2 },
    })
    const rows = [row(2, 'u', 'Maya T.', null), row(5, 'v', 'Owen P.', 'Got honors')]
    openStudent({
      getPeerGroupId: () => ({ groupId: 'g', isValidGroup: true, inPeerGroup: true }),
      getPeerGroupRanking: () => ({ peerProgressData: { groupId: 'g', myRank: null, rows } }),
    })
    await screen.findByText('Maya T. – this student')
    const table = screen.getByRole('table', { name: 'Ranking in Language Arts' })
    expect(within(table).getByText('Owen P.')).toBeTruthy()
    within(table).getByText('Got honors')
    expect(calls('getPeerGroupRanking')).toEqual([{ userId: 'u', peerSiteId: 'g', sectionType: 'ae.la' }])
    const field = screen.getByLabelText('Section')
    fireEvent.change(field, { target: { value: 'ae.voc' } })
    await screen.findByRole('table', { name: 'Ranking in Vocabulary' })
  })

  it.each([
    [true, /is in no peer group/],
    [false, /no peer group for this student/],
  ])('says why there is no peer group (an account that may have one: %s)', async (isValidGroup, message) => {
    openStudent({ getPeerGroupId: () => ({ groupId: null, isValidGroup, inPeerGroup: false }) })
    await screen.findByText(message)
    expect(calls('getPeerGroupRanking')).toEqual([])
  })

  it('tells where the student stands and what was done; answers are read when a session is opened', async () => {
    openStudent({ getStudentSession: () => ({ answers: [] }) })
    await screen.findByRole('heading', { level: 1, name: 'Maya Torres' })
    screen.getByText('Score 14.55')
    const session = await screen.findByRole('button', { name: /^Learning: Nouns/ })
    expect(session.textContent).toContain(
      'Mar 9, 2026, 10:05 AM · Language Arts, 2nd grade · 4 of 5 right · 4 min · passed',
    )
    expect(calls('getStudentSession')).toEqual([])
    fireEvent.click(session)
    await screen.findByText('Nothing was answered in it.')
    screen.getByText(/no e-mail address of the family/)
  })

  it('says when earlier sessions do not come, and tries again', async () => {
    let hasFailed = true
    openStudent({
      listStudentSessions: ({ before }) => {
        if (before === null) return { ...sessions, hasMore: true }
        if (hasFailed) throw new Error('no network')
        return { sessions: sessions.sessions.map((one) => ({ ...one, sessionId: 's2', skillName: 'Verbs' })) }
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Earlier sessions' }))
    await screen.findByText('The earlier sessions could not be loaded.')
    hasFailed = false
    const retry = screen.getByRole('button', { name: 'Try again' })
    retry.focus()
    fireEvent.click(retry)
    await screen.findByRole('button', { name: /^Learning: Verbs/ })
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
    // The button has gone, as there is no more.
    expect(retry.isConnected).toBe(false)
    expect(document.activeElement?.textContent).toBe('That is all.')
  })

  it('keeps the next note, which was begun while one was sent', async () => {
    const { reply, arrive } = later()
    openStudent({ addStudentNote: () => reply })
    const field = await screen.findByLabelText<HTMLTextAreaElement>('New note')
    const add = screen.getByRole('button', { name: 'Add the note' })
    fireEvent.change(field, { target: { value: 'Reads well.' } })
    fireEvent.click(add)
    await waitFor(() => expect(calls('addStudentNote')).toHaveLength(1))
    fireEvent.change(field, { target: { value: 'Writes' } })
    arrive({})
    await waitFor(() => expect(add.ariaBusy).not.toBe('true'))
    expect(field.value).toBe('Writes')
  })

  it('keeps the text of a note that is refused', async () => {
    openStudent({ addStudentNote: () => refusal('You are not authorized.') })
    const field = await screen.findByLabelText<HTMLTextAreaElement>('New note')
    fireEvent.change(field, { target: { value: ' Reads twice. ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add the note' }))
    expect((await screen.findByRole('alert')).textContent).toBe('You are not authorized.')
    expect(field.value).toBe(' Reads twice. ')
    fireEvent.click(screen.getByRole('button', { name: 'Add the note' }))
    await waitFor(() => expect(calls('addStudentNote')).toHaveLength(2))
    // Sent again it is the same note: the first time may have arrived.
    const [sent, again] = calls('addStudentNote')
    expect(sent).toEqual({ userId: 'u', newId: expect.any(String), text: 'Reads twice.' })
    expect(again).toEqual(sent)
  })

  it('tells of no note that could not be removed beside one that was added', async () => {
    const note = { noteId: 'n', text: 'Old.', staffName: 'Ruth', writtenAt: 0, isOwn: true }
    openStudent({
      getStudentWork: () => ({ ...studentWork, notes: [note] }),
      removeStudentNote: () => refusal('No network.'),
      addStudentNote: () => ({}),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Remove the note: Old.' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove it', hidden: true }))
    await screen.findByText('No network.')
    const field = screen.getByLabelText<HTMLTextAreaElement>('New note')
    fireEvent.change(field, { target: { value: 'New.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add the note' }))
    await waitFor(() => expect(field.value).toBe(''))
    expect(screen.queryByText('No network.')).toBeNull()
  })

  it('a note that was begun about one student is not there for another', async () => {
    const router = openStudent({
      getStudentWork: ({ userId }) => ({ ...studentWork, name: `Pupil ${userId}` }),
    })
    await screen.findByRole('heading', { name: 'Pupil u' })
    await act(() => router.navigate('/classes/student/v'))
    await screen.findByRole('heading', { name: 'Pupil v' })
    const field = await screen.findByLabelText('New note')
    fireEvent.change(field, { target: { value: 'Of v alone.' } })
    await act(() => router.navigate(-1))
    await screen.findByRole('heading', { name: 'Pupil u' })
    expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('')
  })
})
