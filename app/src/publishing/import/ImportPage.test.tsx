import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ImportedQuestion } from '@wordstride/api'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { later } from '../../testing/later'
import { renderRouter } from '../../testing/renderRouter'
import { ImportPage } from '../pages'

const problem = {
  ...{ problem_id: 'imported.E1', problem_type: 'selection', version: 1, section_type: 'ae.la' },
  ...{ grade_id: 5, skill_id: 'imported', hintItems: [{ value: 'Can you touch it?' }] },
  problemItems: [{ kind: 'markdown', value: 'Which word is a noun?' }],
  subProblemItems: [
    {
      uuid: 'q',
      type: 'radio',
      options: [
        { id: 'a', label: 'lamp', answer: true, explanation: 'A thing.' },
        { id: 'b', label: 'run', answer: false, explanation: 'A deed.' },
      ],
    },
  ],
}
const question = (number: number, title: string, more: Partial<ImportedQuestion> = {}): ImportedQuestion => ({
  ...{ number, file: 'quiz.gift', line: number * 2, title, problem, reason: null, notes: [], draft: null },
  ...more,
})
const draft = { draftId: '3f1c2f0e-6a52-4a4a-9a63-0d6a8f0f7a11', problemId: 'la.2.nouns.E40' }
const QUESTIONS = [
  question(1, 'Noun'),
  question(2, 'Pets', { notes: ['points for parts of the answer became all or nothing'] }),
  question(3, 'Essay', { problem: null, reason: 'no type for Essay questions.' }),
  question(4, 'Old', { draft: { ...draft, state: 'draft', mayEdit: true } }),
  question(5, 'Theirs', { draft: { ...draft, state: 'draft', mayEdit: false } }),
]
const OPTIONS = [
  {
    ...{ programId: 'ae', sectionType: 'ae.la', gradeId: 2, chapterId: 1, chapterName: 'Words' },
    ...{ skillId: 'la.2.nouns', skillName: 'Nouns', phases: ['LEARNING_SESSION'] },
  },
]

function open(questions = QUESTIONS, media: { address: string; content: string }[] = []) {
  const replies: Record<string, object> = {
    previewImport: { questions, media },
    renderingToolOptions: { options: OPTIONS },
    importDrafts: {
      drafts: [{ ...draft, number: 1, revision: 1, kind: 'added' }],
      refused: [{ number: 2, reason: 'This draft is not yours to change.' }],
    },
  }
  vi.mocked(apiClient.call).mockImplementation((async (name: string) => ({
    isSuccess: true,
    status: 'success',
    ...replies[name],
  })) as never)
  const router = createMemoryRouter([{ path: '*', element: <ImportPage /> }])
  renderRouter(router)
}

const choose = (content: string, name = 'quiz.gift') =>
  fireEvent.change(screen.getByLabelText('File of questions'), {
    target: { files: [new File([content], name)] },
  })
const calls = (name: string) => vi.mocked(apiClient.call).mock.calls.filter(([called]) => called === name)
const box = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) })

beforeEach(() => {
  vi.clearAllMocks()
  queryClient.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('ImportPage', () => {
  it('shows what each question becomes, takes all that can be, and says what is refused and why', async () => {
    open()
    expect(screen.getByRole('button', { name: 'Download an example' })).toBeTruthy()
    choose('::Noun:: One?')
    expect(await screen.findByText('5 questions: 4 can be taken, 1 cannot. 2 chosen.')).toBeTruthy()
    expect(calls('previewImport')[0]?.[1]).toEqual({ fileName: 'quiz.gift', content: btoa('::Noun:: One?') })
    expect([box('Noun'), box('Pets'), box('Old'), box('Theirs')].map(({ checked }) => checked)).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(box('Theirs').disabled).toBe(true)
    expect(
      screen.getByText('Please look: points for parts of the answer became all or nothing.'),
    ).toBeTruthy()
    const refused = within(screen.getByRole('table')).getAllByRole('row')[1]
    expect(refused?.textContent).toBe('6Essayno type for Essay questions.')
    expect(
      screen.getByText('1 question is not taken. Mend the file and choose it again, or go on without it.'),
    ).toBeTruthy()
  })

  it('draws a question as a student sees it', async () => {
    open()
    choose('x')
    expect(await screen.findByRole('radio', { name: 'lamp' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Hide Noun' }))
    expect(screen.queryByRole('radio', { name: 'lamp' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Show Pets' }))
    expect(await screen.findByText('Which word is a noun?')).toBeTruthy()
  })

  it('draws pictures and recordings that came with a question, which no server has yet', async () => {
    const [address, sound] = ['/media/imported/0123456789abcdef.png', '/media/imported/fedcba9876543210.mp3']
    const made: Blob[] = []
    const revoked: string[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:of/${made.push(blob)}`,
        revokeObjectURL: (url: string) => revoked.push(url),
      }),
    )
    const shown = {
      ...problem,
      problemItems: [
        { kind: 'markdown', value: `Look: ![a cat](${address})` },
        { kind: 'image', imageURL: address, alt: 'the same cat' },
        { kind: 'audio', audioURL: sound, label: 'Listen' },
      ],
    }
    open(
      [question(1, 'Cat', { problem: shown }), question(2, 'Noun')],
      [
        { address, content: btoa('a picture') },
        { address: sound, content: btoa('a recording') },
      ],
    )
    choose('x', 'items.zip')
    for (const name of ['a cat', 'the same cat'])
      expect((await screen.findByAltText<HTMLImageElement>(name)).src).toBe('blob:of/1')
    expect(made.map(({ type }) => type)).toEqual(['image/png', 'audio/mpeg'])
    expect(document.body.innerHTML).toContain('blob:of/2')
    expect(document.body.innerHTML).not.toContain('/media/imported')
    choose('y', 'items.zip')
    await waitFor(() => expect(revoked).toEqual(['blob:of/1', 'blob:of/2']))
    await waitFor(() => expect(made).toHaveLength(4))
    expect((await screen.findByAltText<HTMLImageElement>('the same cat')).src).toBe('blob:of/3')
    expect(revoked).toHaveLength(2)
    cleanup()
    expect(revoked).toEqual(['blob:of/1', 'blob:of/2', 'blob:of/3', 'blob:of/4'])
  })

  it('sends the file again with what was chosen and where it belongs, and tells what became of it', async () => {
    open()
    choose('x')
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Pets/ }))
    const grade = await screen.findByLabelText(/^Grade/)
    await waitFor(() => expect(within(grade).getAllByRole('option').length).toBeGreaterThan(1))
    fireEvent.change(grade, { target: { value: '2' } })
    fireEvent.change(screen.getByLabelText(/^Skill/), { target: { value: 'la.2.nouns' } })
    fireEvent.change(screen.getByLabelText(/^Phase/), { target: { value: 'P' } })
    fireEvent.change(screen.getByLabelText(/^Level/), { target: { value: '3' } })
    const make = screen.getByRole('button', { name: 'Make 1 draft' })
    make.focus()
    fireEvent.click(make)
    const done = await screen.findByText('1 draft to go on with.')
    // The button has gone with its form.
    expect(document.activeElement).toBe(done)
    expect(calls('importDrafts')[0]?.[1]).toEqual({
      ...{ fileName: 'quiz.gift', content: btoa('x'), chosen: [1] },
      ...{ skillId: 'la.2.nouns', pool: 'P', level: 3 },
    })
    expect(screen.getByRole('link', { name: 'la.2.nouns.E40' }).getAttribute('href')).toBe(
      `/zeus?draft=${draft.draftId}`,
    )
    expect(screen.getByText('Pets: This draft is not yours to change.')).toBeTruthy()
  })

  it('says when the skills did not come, and reads them again without the file being lost', async () => {
    open()
    const answer = vi.mocked(apiClient.call).getMockImplementation()
    vi.mocked(apiClient.call).mockImplementation((async (...asked: Parameters<typeof apiClient.call>) =>
      asked[0] === 'renderingToolOptions'
        ? { isSuccess: false, status: 'error', message: 'no' }
        : answer?.(...asked)) as never)
    choose('x')
    await screen.findByText('The skills could not be loaded.')
    vi.mocked(apiClient.call).mockImplementation(answer as never)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('option', { name: '2nd grade' })
    expect(screen.queryByText('The skills could not be loaded.')).toBeNull()
    expect(box('Noun').checked).toBe(true)
  })

  it('has the focus where all or none were chosen', async () => {
    open()
    choose('x')
    const all = await screen.findByRole('button', { name: 'Choose all' })
    const none = screen.getByRole('button', { name: 'Choose none' })
    for (const [button, chosen] of [
      [all, 3],
      [none, 0],
    ] as const) {
      expect(button.ariaDisabled).not.toBe('true')
      fireEvent.click(button)
      expect(screen.getByText(new RegExp(`${chosen} chosen`))).toBeTruthy()
      expect(button.ariaDisabled).toBe('true')
      // The browser would take the focus of it.
      expect(button.matches(':disabled')).toBe(false)
    }
  })

  it('says before it sends a file that it cannot be read', async () => {
    open()
    choose('x', 'questions.docx')
    expect(await screen.findByText('Please save the questions as GIFT or QTI first.')).toBeTruthy()
    expect(calls('previewImport')).toEqual([])
  })

  it('offers nothing to make where every question is refused', async () => {
    open(QUESTIONS.slice(2, 3))
    choose('x')
    expect(await screen.findByText(/^None of these questions can be asked here/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull()
  })

  it('chooses nothing by a late look at the file before', async () => {
    open([question(1, 'Noun')])
    const { reply, arrive } = later()
    vi.mocked(apiClient.call).mockReturnValueOnce(reply as never)
    choose('x')
    await waitFor(() => expect(calls('previewImport')).toHaveLength(1))
    choose('y')
    const count = await screen.findByText(/1 chosen/)
    await act(async () => arrive({ isSuccess: true, status: 'success', questions: QUESTIONS, media: [] }))
    expect(count.textContent).toContain('1 chosen')
  })
})
