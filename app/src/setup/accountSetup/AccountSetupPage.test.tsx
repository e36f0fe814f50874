import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { TestResult, User } from '@wordstride/api'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { authStore } from '../../api/authStore'
import { aTestResult } from '../../sessions/diagnostic/testResult/sampleResult'
import { chakraSystem } from '../../shell/chakraSystem'
import { AccountSetupPage } from './AccountSetupPage'

const call = vi.mocked(apiClient.call)

beforeEach(() => {
  call.mockReset()
  sessionStorage.clear()
})

const refusal = { isSuccess: false, status: 'error', message: 'Refused.' } as const
const user = {
  userId: 'u',
  userName: 'lena',
  role: 'super-student',
  firstName: 'Lena',
  lastName: 'Fischer',
  currentSchoolGrade: 4,
  menuAuth: { start_a_test: true },
} as User

interface World {
  results: readonly TestResult[]
  suggestedTest: { sectionType: 'ae.la' | 'ae.voc'; testGrade: number; groupId: string | null } | null
  testedSections: readonly string[]
  topGradePassed: readonly string[]
  isSetUp: boolean
  user: Partial<User>
  /** Replies in place of a success. */
  replies: Partial<Record<string, unknown>>
  state: unknown
}

const START: World = {
  results: [],
  suggestedTest: { sectionType: 'ae.voc', testGrade: 4, groupId: null },
  testedSections: [],
  topGradePassed: [],
  isSetUp: false,
  user: {},
  replies: {},
  state: null,
}

const words = aTestResult({ gradeId: 4, testGrade: 4, nextGrade: null, region: 4 })
const language = aTestResult({
  sessionId: '1b0e7a3a-95a1-4f3c-9a55-3d0b6a8a4c12',
  sectionType: 'ae.la',
  gradeId: 4,
  testGrade: 4,
  nextGrade: null,
  region: 1,
  numberOfProblems: 26,
  recommendation: 'Placed above this grade',
})
const ALL_DONE = {
  results: [language, words],
  suggestedTest: null,
  testedSections: ['ae.la', 'ae.voc'],
} as const

function open(change: Partial<World> = {}) {
  const world = { ...START, ...change }
  const person = { ...user, ...world.user }
  const replies: Record<string, unknown> = {
    getConsolidatedTestResult: {
      results: world.results,
      suggestedTest: world.suggestedTest,
      testedSections: world.testedSections,
      topGradePassed: world.topGradePassed,
    },
    checkUserLearningInfo: { userLearningInfoIsValid: world.isSetUp },
    upsertUserLearningInfo: {},
    createAssignmentForUser: { assignment: {} },
    getTestGrades: {
      sections: [
        { sectionType: 'ae.la', grades: [3, 4, 5, 6] },
        { sectionType: 'ae.voc', grades: [0, 1, 2, 3, 4, 5, 6] },
      ],
    },
    userByToken: { data: person },
  }
  call.mockImplementation(
    (async (name: string) =>
      world.replies[name] ?? { isSuccess: true, status: 'success', ...(replies[name] as object) }) as never,
  )
  authStore.setState({ user: person })
  const router = createMemoryRouter(
    [
      { path: '/accountSetup', element: <AccountSetupPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [{ pathname: '/accountSetup', state: world.state }] },
  )
  render(
    <ChakraProvider value={chakraSystem}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  return router
}

const tab = (name: string) => screen.getByRole('tab', { name })
const openTab = async (name: string) => {
  await waitFor(() => expect(tab(name)).toHaveProperty('disabled', false))
  fireEvent.click(tab(name))
  await screen.findByRole('heading', { name })
}
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const footer = () => within(screen.getByRole('contentinfo'))
const choose = (label: string, option: string) =>
  fireEvent.change(screen.getByLabelText(label), {
    target: {
      value: within(screen.getByLabelText(label)).getByRole('option', { name: option }).getAttribute('value'),
    },
  })
async function choosePath(path: 'Take the diagnostic test' | 'Start without a test') {
  const radio = screen.getByRole('radio', { name: new RegExp(path) })
  fireEvent.click(radio)
  // A moment after the press the card is drawn as the page knows it.
  await waitFor(() => expect(radio.closest('label')?.dataset.state).toBe('checked'))
}
const calledWith = (name: string) =>
  call.mock.calls.filter(([called]) => called === name).map(([, params]) => params as Record<string, unknown>)

async function agreeTwice() {
  press('Yes')
  await screen.findByText('This can be done only once. Continue?')
  press('Yes')
}

/** Presses on tab 5, agrees and is told. */
async function failOnce() {
  await openTab('Study Plan')
  await waitFor(() => expect(button('Setup My Account')).toHaveProperty('disabled', false))
  press('Setup My Account')
  await agreeTwice()
  const dialog = await screen.findByRole('dialog', { name: 'Error' })
  expect(dialog.textContent).toContain('Account setup failed!')
  press('OK')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const STEPS = [
  'Select Path',
  'About Test',
  'Diagnostic Test',
  'Consolidated Test Result',
  'Study Plan',
  'Product Video',
]

describe('/accountSetup', () => {
  it('[SETUP-01] has six tabs, of which 2 to 6 are closed until no selection is missing', async () => {
    open({ user: { lastName: '' } })
    await screen.findByRole('heading', { name: 'Select Path' })
    expect(screen.getAllByRole('tab').map((element) => element.getAttribute('aria-label'))).toEqual(STEPS)
    const areOpen = () => screen.getAllByRole<HTMLButtonElement>('tab').map(({ disabled }) => !disabled)
    const closed = [true, false, false, false, false, false]
    expect(areOpen()).toEqual(closed)
    await choosePath('Take the diagnostic test')
    expect(areOpen()).toEqual(closed)
    choose('School grade', '4th grade')
    expect(areOpen()).toEqual(closed)
    fireEvent.change(screen.getByLabelText(/Last name/), { target: { value: 'Fischer' } })
    expect(areOpen()).toEqual([true, true, true, true, true, true])
    choose('School grade', 'choose…')
    expect(areOpen()).toEqual(closed)
  })

  it('[SETUP-02] tab 1 asks for first name, last name and school grade; a name that is known is locked', async () => {
    open({ user: { lastName: '' } })
    const first = await screen.findByLabelText(/First name/)
    const tab = screen.getAllByRole('tab')[0]
    expect([tab?.getAttribute('aria-label'), tab?.getAttribute('aria-selected')]).toEqual([
      'Select Path',
      'true',
    ])
    const last = screen.getByLabelText(/Last name/)
    expect(first).toHaveProperty('value', 'Lena')
    expect(first).toHaveProperty('readOnly', true)
    expect(last).toHaveProperty('readOnly', false)
    for (const field of [first, last, screen.getByLabelText(/School grade/)])
      expect(field).toHaveProperty('required', true)
    choose('School grade', '4th grade')
    await choosePath('Take the diagnostic test')
    expect(button('NEXT')).toHaveProperty('disabled', true)
    fireEvent.change(last, { target: { value: '   ' } })
    expect(button('NEXT')).toHaveProperty('disabled', true)
    fireEvent.change(last, { target: { value: 'Fischer' } })
    expect(button('NEXT')).toHaveProperty('disabled', false)
  })

  it('school grades run from Kindergarten, which is 0, to 12th grade', async () => {
    open()
    const grades = within(await screen.findByLabelText(/School grade/)).getAllByRole<HTMLOptionElement>(
      'option',
    )
    expect(grades.slice(1).map(({ value, text }) => `${value} ${text}`)).toEqual([
      '0 Kindergarten',
      '1 1st grade',
      '2 2nd grade',
      '3 3rd grade',
      ...[4, 5, 6, 7, 8, 9, 10, 11, 12].map((grade) => `${grade} ${grade}th grade`),
    ])
  })

  it('[SETUP-03] tab 2 tells of the times and of accuracy and speed, and has the video', async () => {
    open()
    await screen.findByRole('heading', { name: 'Select Path' })
    await choosePath('Take the diagnostic test')
    press('NEXT')
    await screen.findByRole('heading', { name: 'About Test' })
    expect(screen.getByRole('tabpanel')).toHaveProperty(
      'textContent',
      expect.stringMatching(
        /Each grade gives you 4 minutes for Vocabulary and up to 20 minutes for Language Arts.*accuracy and speed/,
      ),
    )
    expect(screen.getByLabelText('Video: about the test')).toBeTruthy()
  })

  it('[SETUP-04] tab 3 without results: grade and section of the first test are picked, and it is started', async () => {
    open()
    await screen.findByRole('heading', { name: 'Select Path' })
    await choosePath('Take the diagnostic test')
    await openTab('Diagnostic Test')
    expect(screen.getByLabelText('Test grade')).toHaveProperty('value', '4')
    choose('Test grade', '6th grade')
    choose('Section', 'Language Arts')
    const link = screen.getByRole('link', { name: 'Start the First Test' })
    const address = new URL(link.getAttribute('href') ?? '', 'http://x')
    expect(address.pathname).toBe('/tests')
    expect(JSON.parse(address.searchParams.get('params') ?? '')).toEqual({
      test_type: 'diagnostic',
      section_type: 'ae.la',
      test_grade: 6,
      test_length: 6,
      first_name: 'Lena',
      last_name: 'Fischer',
    })
  })

  it('tab 3 offers the grades at which the section has a test, and goes to the nearest', async () => {
    open()
    await screen.findByRole('heading', { name: 'Select Path' })
    await choosePath('Take the diagnostic test')
    await openTab('Diagnostic Test')
    const grades = () =>
      within(screen.getByLabelText('Test grade'))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value)
    await waitFor(() => expect(grades()).toEqual(['0', '1', '2', '3', '4', '5', '6']))
    choose('Test grade', '1st grade')
    choose('Section', 'Language Arts')
    expect(grades()).toEqual(['3', '4', '5', '6'])
    expect(screen.getByLabelText('Test grade')).toHaveProperty('value', '3')
  })

  it('[SETUP-05] tab 3 with results: a spinner, then the next grade and section, which can be changed', async () => {
    const groupId = words.groupId
    const sessionId = words.sessionId
    open({
      results: [aTestResult({ gradeId: 4, testGrade: 4, nextGrade: 3 })],
      suggestedTest: { sectionType: 'ae.voc', testGrade: 3, groupId },
      state: { tab: 3, sessionId },
    })
    expect(screen.getByRole('status')).toHaveProperty(
      'textContent',
      expect.stringContaining('Loading your test results'),
    )
    await screen.findByText(/Suggested next: Vocabulary, 3rd grade/)
    expect(screen.queryByText('Loading your test results')).toBeNull()
    const params = () => {
      const link = screen.getByRole('link', { name: 'Start the Next Test' })
      return JSON.parse(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('params') ?? '')
    }
    expect(params()).toMatchObject({ section_type: 'ae.voc', test_grade: 3, test_group_uuid: groupId })
    choose('Test grade', '5th grade')
    choose('Section', 'Language Arts')
    expect(params()).toMatchObject({ section_type: 'ae.la', test_grade: 5 })
    expect(params()).not.toHaveProperty('test_group_uuid')
  })

  it('[SETUP-06] tells when the tests of one section are completed, and congratulates when all is done', async () => {
    for (const [section, text, result] of [
      ['ae.voc', 'The Vocabulary Tests have been completed', words],
      ['ae.la', 'The Language Arts Tests have been completed', language],
    ] as const) {
      open({ results: [result], testedSections: [section] })
      expect(await screen.findByText(text)).toBeTruthy()
      expect(screen.queryByText(/^Congratulations!/)).toBeNull()
      cleanup()
    }
    open(ALL_DONE)
    expect(await screen.findByText(/^Congratulations!/)).toBeTruthy()
    expect(screen.queryByText(/Tests have been completed$/)).toBeNull()
    expect(screen.queryByRole('link', { name: /^Start the/ })).toBeNull()
  })

  it('[SETUP-07] its buttons lead to the plan, another test, the history and the results', async () => {
    open(ALL_DONE)
    await screen.findByRole('heading', { name: 'Diagnostic Test' })
    expect(screen.getByRole('link', { name: 'View Test History' })).toHaveProperty('pathname', '/testRecords')
    press('Test / Retest Another Grade')
    expect(screen.getByRole('link', { name: 'Start the Next Test' })).toBeTruthy()
    press('View Consolidated Test Result')
    expect(await screen.findByRole('heading', { name: 'Consolidated Test Result' })).toBeTruthy()
    await openTab('Diagnostic Test')
    press('View Study Plan')
    expect(await screen.findByRole('heading', { name: 'Study Plan' })).toBeTruthy()
  })

  it('[SETUP-08] says when the top grade was passed that the next-grade test comes soon', async () => {
    open({ ...ALL_DONE, topGradePassed: ['ae.voc'] })
    expect(await screen.findByText(/next-grade test will be available soon/)).toHaveProperty(
      'textContent',
      expect.stringContaining('Vocabulary'),
    )
  })

  it('[SETUP-09] tab 4 is a table of all results; the details of each open in a dialog', async () => {
    open(ALL_DONE)
    await openTab('Consolidated Test Result')
    const rows = screen.getAllByRole('row')
    const cellsOf = (row: HTMLElement | undefined) =>
      [...(row?.querySelectorAll('th, td') ?? [])].map(({ textContent }) => textContent)
    expect(cellsOf(rows[0])).toEqual([
      'Course',
      'Section type',
      'Total number of questions',
      'Accuracy',
      'Speed',
      'Recommendation',
      'Test date and time',
      'Details',
    ])
    const [course, section, questions, accuracy, speed, recommendation, date] = cellsOf(rows[1])
    expect([course, section, questions, accuracy, recommendation]).toEqual([
      'English, 4th grade',
      'Language Arts',
      '26',
      '85.00%',
      'Placed above this grade',
    ])
    expect(speed).toContain('Good')
    expect(date).toContain('2026')
    fireEvent.click(within(rows[1] as HTMLElement).getByRole('button', { name: /View Details/ }))
    expect(await screen.findByRole('dialog', { name: /Language Arts/ })).toBeTruthy()
  })

  it('[SETUP-10] tab 5 is the plan with Setup My Account, and a spinner while that runs; role test has no such button', async () => {
    let finish: (reply: unknown) => void = () => undefined
    open(ALL_DONE)
    await openTab('Study Plan')
    expect(screen.getByRole('region', { name: 'Language Arts' })).toHaveProperty(
      'textContent',
      expect.stringMatching(/Starts with 5th grade/),
    )
    expect(screen.getByRole('region', { name: 'Language Arts' })).toHaveProperty(
      'textContent',
      expect.stringMatching(/Goes on to 6th grade · 120 minutes a week.*Skills of 4th gradeLevel 3/),
    )
    expect(screen.getByRole('region', { name: 'Vocabulary' })).toHaveProperty(
      'textContent',
      expect.stringMatching(/Starts with 4th grade.*60 minutes a week.*Skills of 4th gradeLevel 1/),
    )
    await waitFor(() => expect(button('Setup My Account')).toHaveProperty('disabled', false))
    call.mockImplementation((() => new Promise((resolve) => (finish = resolve))) as never)
    press('Setup My Account')
    await agreeTwice()
    expect(await screen.findByText('Your account is being set up…')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Setup My Account' })).toBeNull()
    finish(refusal)
    expect(await screen.findByRole('dialog', { name: 'Error' })).toBeTruthy()
    cleanup()
    open({ ...ALL_DONE, user: { role: 'test' } })
    await openTab('Study Plan')
    expect(screen.getByRole('region', { name: 'Vocabulary' })).toBeTruthy()
    await screen.findByText('This account is not set up by its own user.')
    expect(screen.queryByRole('button', { name: 'Setup My Account' })).toBeNull()
  })

  it('[SETUP-11] tab 6 has the product video and Home, which leads to /home', async () => {
    open(ALL_DONE)
    await openTab('Product Video')
    expect(screen.getByLabelText('Video: a week with Wordstride')).toBeTruthy()
    const links = screen.getAllByRole('link', { name: 'Home' })
    for (const link of links) expect(link).toHaveProperty('pathname', '/home')
  })

  it('[SETUP-12] the footer leads back and on; Back is closed at tab 1, at tab 6 Home stands for Next', async () => {
    open()
    await screen.findByRole('heading', { name: 'Select Path' })
    await choosePath('Take the diagnostic test')
    const back = () => footer().getByRole('button', { name: 'Back' })
    expect(back()).toHaveProperty('disabled', true)
    for (const name of STEPS.slice(1)) {
      fireEvent.click(footer().getByRole('button', { name: 'Next' }))
      await screen.findByRole('heading', { name })
      expect(back()).toHaveProperty('disabled', false)
    }
    expect(footer().queryByRole('button', { name: 'Next' })).toBeNull()
    expect(footer().getByRole('link', { name: 'Home' })).toHaveProperty('pathname', '/home')
    fireEvent.click(back())
    expect(await screen.findByRole('heading', { name: 'Study Plan' })).toBeTruthy()
    // C-16: the same within the first tabs.
    await openTab('Select Path')
    press('NEXT')
    await screen.findByRole('heading', { name: 'About Test' })
    press('NEXT')
    expect(await screen.findByRole('heading', { name: 'Diagnostic Test' })).toBeTruthy()
  })

  it("[SETUP-13] Next is closed on step 2 until the selections are complete, and with 'notest', where the footer sets up", async () => {
    open({ user: { lastName: '' }, state: { tab: 2 } })
    await screen.findByRole('heading', { name: 'About Test' })
    expect(footer().getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
    cleanup()
    open()
    await screen.findByRole('heading', { name: 'Select Path' })
    await choosePath('Take the diagnostic test')
    fireEvent.click(footer().getByRole('button', { name: 'Next' }))
    await screen.findByRole('heading', { name: 'About Test' })
    expect(footer().getByRole('button', { name: 'Next' })).toHaveProperty('disabled', false)
    expect(footer().queryByRole('button', { name: 'Setup My Account' })).toBeNull()
    await openTab('Select Path')
    await choosePath('Start without a test')
    // The one way on is to set up.
    await footer().findByRole('button', { name: 'Setup My Account' })
    expect(screen.queryByRole('button', { name: 'NEXT' })).toBeNull()
    fireEvent.click(footer().getByRole('button', { name: 'Next' }))
    await screen.findByRole('heading', { name: 'About Test' })
    expect(footer().getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'NEXT' })).toBeNull()
    fireEvent.click(await footer().findByRole('button', { name: 'Setup My Account' }))
    await agreeTwice()
    // C-16: from here it jumps to tab 5.
    expect(await screen.findByRole('heading', { name: 'Study Plan' })).toBeTruthy()
    expect(await screen.findByText('Congratulations! Account setup Completed')).toBeTruthy()
  })

  it('[SETUP-14] opens tab 3 where there are results', async () => {
    open(ALL_DONE)
    await waitFor(() => expect(tab('Diagnostic Test').getAttribute('aria-selected')).toBe('true'))
  })

  it.each([
    [null, 'Select Path'],
    [{ tab: 3 }, 'Diagnostic Test'],
    [{ tab: 9 }, 'Select Path'],
  ])('[SETUP-14] opens by the state %j without results %s', async (state, name) => {
    open({ state })
    await waitFor(() => expect(tab(name).getAttribute('aria-selected')).toBe('true'))
  })

  it('[SETUP-15] [G-22] asks twice; No ends it each time', async () => {
    open(ALL_DONE)
    await openTab('Study Plan')
    await waitFor(() => expect(button('Setup My Account')).toHaveProperty('disabled', false))
    press('Setup My Account')
    expect(await screen.findByText('Are you ready to setup your account?')).toBeTruthy()
    press('No')
    expect(screen.queryByRole('dialog')).toBeNull()
    press('Setup My Account')
    press('Yes')
    expect(await screen.findByRole('dialog', { name: 'Warning' })).toHaveProperty(
      'textContent',
      expect.stringContaining('This can be done only once. Continue?'),
    )
    press('No')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calledWith('upsertUserLearningInfo')).toEqual([])
    press('Setup My Account')
    await agreeTwice()
    await waitFor(() => expect(calledWith('upsertUserLearningInfo')).toHaveLength(1))
  })

  it('[SETUP-16] saves the learning info, then creates the assignments, and tells of it on tab 5; or that it failed', async () => {
    open({ ...ALL_DONE, replies: { upsertUserLearningInfo: refusal } })
    await failOnce()
    cleanup()
    call.mockClear()
    open(ALL_DONE)
    await openTab('Study Plan')
    await waitFor(() => expect(button('Setup My Account')).toHaveProperty('disabled', false))
    button('Setup My Account').focus()
    press('Setup My Account')
    await agreeTwice()
    const done = await screen.findByText('Congratulations! Account setup Completed')
    expect(document.activeElement).toBe(done)
    expect(tab('Study Plan').getAttribute('aria-selected')).toBe('true')
    const names = call.mock.calls.map(([name]) => name)
    expect(names.indexOf('upsertUserLearningInfo')).toBeLessThan(names.indexOf('createAssignmentForUser'))
    expect(calledWith('createAssignmentForUser')).toEqual([{ userId: 'u', createdBy: 'u' }])
    expect(calledWith('upsertUserLearningInfo')).toMatchObject([
      {
        userId: 'u',
        updatedBy: 'u',
        updatedBySource: 'account_setup',
        userLearningInfo: [
          { userId: 'u', sectionType: 'ae.la', startGrade: 5, schoolGrade: 4 },
          { userId: 'u', sectionType: 'ae.voc', startGrade: 4, schoolGrade: 4 },
        ],
      },
    ])
  })

  it("[ERR-25] 'Account setup failed!' in a modal titled Error when the assignment is not created", async () => {
    open({ ...ALL_DONE, replies: { createAssignmentForUser: refusal } })
    await failOnce()
  })

  it('does not save again what was saved when only the assignments have failed', async () => {
    open({ ...ALL_DONE, replies: { createAssignmentForUser: refusal } })
    await openTab('Study Plan')
    await waitFor(() => expect(button('Setup My Account')).toHaveProperty('disabled', false))
    for (let time = 1; time <= 2; time++) {
      press('Setup My Account')
      await agreeTwice()
      await screen.findByRole('dialog', { name: 'Error' })
      press('OK')
    }
    expect(calledWith('upsertUserLearningInfo')).toHaveLength(1)
    expect(calledWith('createAssignmentForUser')).toHaveLength(2)
  })

  it('[SETUP-17] an account that is set up: the button is closed, with a note to contact the account manager', async () => {
    open({ ...ALL_DONE, isSetUp: true })
    await openTab('Study Plan')
    const note = await screen.findByText(/contact your account manager/)
    expect(note).toHaveProperty('textContent', expect.stringContaining('The setup can be done once'))
    expect(button('Setup My Account')).toHaveProperty('disabled', true)
  })

  it('an account that is set up is told so at once, with the way to its lessons', async () => {
    open({ isSetUp: true })
    expect(await screen.findByText('Your account is all set up.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to your home page' })).toHaveProperty('pathname', '/home')
    cleanup()
    open()
    await screen.findByRole('heading', { name: 'Select Path' })
    expect(screen.queryByText('Your account is all set up.')).toBeNull()
  })

  it("[SETUP-27] 'Failed to check user learning info' when the check call fails", async () => {
    open({ replies: { checkUserLearningInfo: refusal } })
    expect(await screen.findByText('Failed to check user learning info')).toBeTruthy()
  })

  it('keeps what was told on the first tab over a reload', async () => {
    open()
    await screen.findByRole('heading', { name: 'Select Path' })
    choose('School grade', '7th grade')
    await choosePath('Take the diagnostic test')
    open()
    await waitFor(() => expect(screen.getAllByLabelText(/School grade/).at(-1)).toHaveProperty('value', '7'))
  })
})
