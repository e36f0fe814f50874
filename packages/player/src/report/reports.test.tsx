import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { foldSession, type SessionState } from '@wordstride/core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { LearningReport } from './LearningReport'
import { NoNextSkill } from './NoNextSkill'

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const passed = foldSession([
  {
    type: 'started',
    at: 0,
    start: {
      sessionId: 's',
      phase: 'LEARNING_SESSION',
      sectionType: 'ae.la',
      gradeId: 2,
      skillId: 'k',
      path: null,
      startingLevel: 0,
      correctCount: 1,
      problemIds: ['p1', 'p2'],
      lastProblemId: null,
    },
  },
  { type: 'exercise_shown', at: 1_000, problemId: 'p1' },
  { type: 'answer_checked', at: 200_500, problemId: 'p1', verdict: 'incorrect' },
  { type: 'answer_checked', at: 200_500, problemId: 'p1', verdict: 'correct' },
  { type: 'advanced', at: 200_600, problemId: 'p1' },
  { type: 'exercise_shown', at: 201_000, problemId: 'p2' },
  { type: 'answer_checked', at: 213_250, problemId: 'p2', verdict: 'correct' },
]) as SessionState

describe('LearningReport', () => {
  it('[SES-20] [SES-33] [CONST-14] shows level and time per problem with 2 decimals, marked when over', async () => {
    const onYes = vi.fn()
    const onNo = vi.fn()
    render(
      <LearningReport
        session={passed}
        isOpen
        specifiedMinutes={{}}
        onYes={onYes}
        onNo={onNo}
        onClose={() => undefined}
      />,
    )
    const dialog = screen.getByRole('dialog', { name: 'Learning Session Report' })
    expect(within(dialog).getByText('Level 1')).toBeTruthy()
    const rows = within(dialog).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual(['1With help199.50 (over time)', '2First try12.25'])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }))
    expect(onYes).toHaveBeenCalledOnce()
    await userEvent.click(within(dialog).getByRole('button', { name: 'No' }))
    expect(onNo).toHaveBeenCalledOnce()
  })
})

describe('NoNextSkill', () => {
  it('[SES-22] [ERR-19] tells to continue with the Proficiency Session and has an OK button only', () => {
    render(<NoNextSkill isOpen onOk={() => undefined} />)
    const dialog = screen.getByRole('dialog')
    expect(dialog.textContent).toContain(
      'There is no next skill. Please continue with the Proficiency Session.',
    )
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['OK'])
  })
})
