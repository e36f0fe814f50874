import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { User } from '@wordstride/api'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../../../api/apiClient'
import { authStore } from '../../../api/authStore'
import { readTestParams } from '../screen/testParams'
import { ConfigTestPage } from './ConfigTestPage'
import { gradeOptions } from './testForm'

const ALL = Array.from({ length: 13 }, (_, grade) => grade)

function Opened() {
  const { pathname, search } = useLocation()
  return (
    <>
      <address>{pathname + search}</address>
      <output>{JSON.stringify(readTestParams(new URLSearchParams(search)))}</output>
    </>
  )
}

function open(user: Partial<User> = {}) {
  vi.mocked(apiClient.call).mockResolvedValue({
    isSuccess: true,
    status: 'success',
    sections: [
      { sectionType: 'ae.la', grades: [1, 2, 3] },
      { sectionType: 'ae.voc', grades: ALL },
    ],
  } as never)
  authStore.setState({
    user: { firstName: '', lastName: '', currentSchoolGrade: 3, role: 'test', ...user } as User,
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/configTest']}>
        <Routes>
          <Route path="/configTest" element={<ConfigTestPage />} />
          <Route path="/tests" element={<Opened />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return {
    choose(label: string, text: string) {
      const select = screen.getByLabelText<HTMLSelectElement>(new RegExp(`^${label}`))
      const option = [...select.options].find((one) => one.text === text)
      if (!option) throw new Error(`${label} has no ${text}.`)
      fireEvent.change(select, { target: { value: option.value } })
    },
    start: () => fireEvent.click(screen.getByRole('button', { name: 'Start the test' })),
    opened: async () => JSON.parse((await screen.findByRole('status')).textContent ?? ''),
  }
}

beforeEach(() => authStore.setState({ token: null, user: null }))

describe('/configTest', () => {
  it('[TEST-01] [TEST-02] says what is missing, each in its own words, and starts nothing', async () => {
    const { start, choose } = open({ currentSchoolGrade: 12 })
    expect(screen.getByRole('heading', { name: 'Configure Your Afficient Test' })).toBeTruthy()
    start()
    for (const message of [
      'Please input your first name!',
      'Please input your last name!',
      'Please input your school grade!',
      'Please input section type!',
      'Please input test type!',
    ])
      expect(await screen.findByText(message), message).toBeTruthy()
    const first = screen.getByLabelText(/^First name/)
    fireEvent.change(first, { target: { value: 'Ivy' } })
    await waitFor(() => expect(screen.queryByText('Please input your first name!')).toBeNull())
    fireEvent.change(first, { target: { value: '   ' } })
    start()
    expect(await screen.findByText('Please input your first name!')).toBeTruthy()
    choose('Test type', 'English test')
    start()
    expect(await screen.findByText('Please input test length!')).toBeTruthy()
    choose('Test type', 'Mini test')
    choose('Problem count', 'choose…')
    start()
    expect(await screen.findByText('Please input problem count!')).toBeTruthy()
    expect(screen.queryByText('Please input test length!')).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('offers a section only at grades for which it has problems', async () => {
    const { choose, start } = open({ firstName: 'Mia', lastName: 'Ito' })
    choose('Section', 'Language Arts')
    choose('Test type', 'Diagnostic test')
    choose('Previous|^Upcoming', 'Kindergarten')
    const missing = await screen.findByRole<HTMLOptionElement>('option', {
      name: 'Language Arts (not at this grade yet)',
    })
    expect(missing.disabled).toBe(true)
    start()
    expect(await screen.findByText('There is no such test at this grade yet.')).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
    choose('Previous|^Upcoming', '1st grade')
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Language Arts' }).disabled).toBe(false)
  })

  it('[TEST-03] names that are known are locked', async () => {
    open({ firstName: 'Ivy', lastName: '' })
    const first = screen.getByLabelText<HTMLInputElement>(/^First name/)
    expect(first.readOnly).toBe(true)
    expect(first.value).toBe('Ivy')
    expect(screen.getByLabelText<HTMLInputElement>(/^Last name/).readOnly).toBe(false)
    cleanup()
    open({ firstName: '', lastName: 'Chen' })
    const last = screen.getByLabelText<HTMLInputElement>(/^Last name/)
    expect(last.readOnly).toBe(true)
    expect(last.value).toBe('Chen')
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).readOnly).toBe(false)
  })

  it('[TEST-06] [CONST-36] offers the types, the lengths of an English test and the counts of a mini test, 10 chosen', () => {
    const { choose } = open()
    const field = (label: RegExp) => screen.getByLabelText<HTMLSelectElement>(label)
    const values = (label: RegExp) => [...field(label).options].map(({ value }) => value).filter(Boolean)
    expect(values(/^Test type/)).toEqual(['diagnostic', 'english_test', 'mini_test'])
    choose('Test type', 'English test')
    expect(values(/^Test length/)).toEqual(['20', '30', '45', '60'])
    choose('Test type', 'Mini test')
    expect(values(/^Problem count/)).toEqual(['10', '15', '20'])
    expect(field(/^Problem count/).value).toBe('10')
  })

  it('[TEST-04] offers the configured grades by name, 0 as Kindergarten', () => {
    open()
    const options = [...screen.getByLabelText<HTMLSelectElement>(/English grade/).options]
    const configured = gradeOptions(import.meta.env.VITE_APP_ENV)
    expect(options.map(({ value }) => value)).toEqual(['', ...configured.map(String)])
    expect([configured[0], configured.at(-1)]).toEqual([0, 10])
    expect(options.map(({ text }) => text).slice(0, 3)).toEqual(['choose…', 'Kindergarten', '1st grade'])
    expect(options.at(-1)?.text).toBe('10th grade')
    expect(screen.getByLabelText<HTMLSelectElement>(/English grade/).value).toBe('3')
  })

  it('[TEST-07] starting opens /tests with the chosen test', async () => {
    const { choose, start, opened } = open({ firstName: 'Ivy', lastName: 'Chen' })
    choose('Section', 'Vocabulary')
    choose('Test type', 'Mini test')
    choose('Problem count', '15 problems')
    start()
    expect(await opened()).toEqual({
      testType: 'mini_test',
      sectionType: 'ae.voc',
      testGrade: 3,
      testProblems: 15,
      firstName: 'Ivy',
      lastName: 'Chen',
    })
    expect(document.querySelector('address')?.textContent).toMatch(/^\/tests\?params=%7B%22\w+%22%3A/)
  })

  it('[CONST-35] a tester may practice', async () => {
    const { choose, start, opened } = open({ firstName: 'Ivy', lastName: 'Chen' })
    choose('Section', 'Vocabulary')
    choose('Test type', 'Diagnostic test')
    const practice = screen.getByRole<HTMLInputElement>('checkbox', { name: /Practice test of 5 minutes/ })
    fireEvent.click(practice)
    await waitFor(() => expect(practice.checked).toBe(true))
    start()
    expect(await opened()).toMatchObject({ testType: 'diagnostic', testLength: 5 })
  })
})
