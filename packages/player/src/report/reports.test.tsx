import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { foldSession, type SessionState } from '@wordstride/learning'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { AfficiencyReport } from './AfficiencyReport'
import { LearningReport } from './LearningReport'
import { NoNextSkill } from './NoNextSkill'
import { ProficiencyReport } from './ProficiencyReport'

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
  { type: 'alive', at: 1_000, until: 200_500 },
  { type: 'answer_checked', at: 200_500, problemId: 'p1', verdict: 'incorrect' },
  { type: 'answer_checked', at: 200_500, problemId: 'p1', verdict: 'correct' },
  { type: 'advanced', at: 200_600, problemId: 'p1' },
  { type: 'exercise_shown', at: 201_000, problemId: 'p2' },
  { type: 'answer_checked', at: 213_250, problemId: 'p2', verdict: 'correct' },
]) as SessionState

describe('LearningReport', () => {
  it('[SES-33] shows level and time per problem with 2 decimals, red when over', async () => {
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
    const times = rows.map((row) => within(row).getAllByRole('cell').at(-1)?.className ?? '')
    expect(times[0]).toContain('over')
    expect(times[1]).not.toContain('over')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }))
    expect(onYes).toHaveBeenCalledOnce()
    await userEvent.click(within(dialog).getByRole('button', { name: 'No' }))
    expect(onNo).toHaveBeenCalledOnce()
  })
})

describe('NoNextSkill', () => {
  it('tells to continue with the Proficiency Session and has an OK button only', () => {
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

const target = (problemId: string, skillId: string, level: number, isSecondTry = false) => ({
  problemId,
  skillId,
  state: { level, isSecondTry, hasDroppedToZero: false },
  specifiedMinutes: 3,
})

const graded = (phase: 'PROFICIENCY_SESSION' | 'AFFICIENCY_SESSION') =>
  foldSession([
    {
      type: 'started',
      at: 0,
      start: {
        sessionId: 's',
        phase,
        sectionType: 'ae.la',
        gradeId: 4,
        skillId: '',
        path: null,
        startingLevel: 0,
        correctCount: null,
        problemIds: ['p1', 'p2', 'p3'],
        lastProblemId: null,
        targets: [target('p1', 'a', 1), target('p2', 'b', 2), target('p3', 'c', 1, true)],
      },
    },
    { type: 'exercise_shown', at: 0, problemId: 'p1' },
    { type: 'answer_checked', at: 12_340, problemId: 'p1', verdict: 'correct' },
    { type: 'advanced', at: 12_400, problemId: 'p1' },
    { type: 'exercise_shown', at: 12_400, problemId: 'p2' },
    { type: 'alive', at: 12_400, until: 200_000 },
    { type: 'answer_checked', at: 200_000, problemId: 'p2', verdict: 'incorrect' },
    { type: 'answer_checked', at: 210_000, problemId: 'p2', verdict: 'correct' },
    { type: 'advanced', at: 210_000, problemId: 'p2' },
    { type: 'exercise_shown', at: 210_000, problemId: 'p3' },
    { type: 'answer_checked', at: 220_000, problemId: 'p3', verdict: 'incorrect' },
    { type: 'answer_checked', at: 221_000, problemId: 'p3', verdict: 'correct' },
  ]) as SessionState

describe('ProficiencyReport', () => {
  it('[SES-27] [SES-32] tells grade, skill and level before and after, the make-up level too', async () => {
    const onContinue = vi.fn()
    render(
      <ProficiencyReport
        session={graded('PROFICIENCY_SESSION')}
        isOpen
        skillNames={{ p1: 'Prefixes', p2: 'Commas', p3: 'Verbs' }}
        onContinue={onContinue}
        onClose={() => undefined}
      />,
    )
    const report = screen.getByRole('dialog', { name: 'Proficiency Session Report' })
    const [levels] = within(report).getAllByRole('table')
    const rows = within(levels as HTMLElement)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      )
    expect(rows).toEqual([
      ['4', 'Prefixes', 'Level 1', '▲ Level 2 (up)'],
      ['4', 'Commas', 'Level 2', '▼ Level 1 (down)'],
      ['4', 'Verbs', 'Make-up Level 1', '● Make-up Level 1 (unchanged)'],
    ])
    await userEvent.click(within(report).getByRole('button', { name: 'Continue' }))
    expect(onContinue).toHaveBeenCalledOnce()
  })
})

describe('AfficiencyReport', () => {
  it('[PROB-19] [SES-34] [SES-45] ends with the score summary and times, with 2 decimals', () => {
    render(
      <AfficiencyReport
        session={graded('AFFICIENCY_SESSION')}
        isOpen
        scores={{ highest: 91.238, projected: 90.5, goal: 95, goalLetter: 'A' }}
        skillNames={{ p1: 'Prefixes' }}
        onContinue={() => undefined}
        onClose={() => undefined}
      />,
    )
    const report = screen.getByRole('dialog', { name: 'Afficiency Session Report' })
    const definition = (term: string) => within(report).getByText(term).nextElementSibling?.textContent
    expect(definition('Projected score')).toBe('90.50')
    expect(definition('Highest score')).toBe('91.24')
    expect(definition('Goal')).toBe('95.00 (A)')
    expect(within(report).getByText('12.34')).toBeTruthy()
    expect(within(report).getByText(/197\.60/).textContent).toContain('over time')
  })
})
