import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Verdict } from '@wordstride/core'
import { foldSession, type LevelState, type SessionState } from '@wordstride/learning'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { AfficiencyReport, type ScoreSummary } from './AfficiencyReport'
import { LearningReport, type LearningReportProps } from './LearningReport'
import { NoNextSkill } from './NoNextSkill'
import { ProficiencyReport } from './ProficiencyReport'
import type { ReportSound } from './Report'

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const quiet: ReportSound = { isOn: false, onChoose: null }

const passedFrom = (startingLevel: number, standing?: LevelState) =>
  foldSession([
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
        startingLevel,
        standing,
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

function showLearning(more: Partial<LearningReportProps> = {}) {
  const [onYes, onNo] = [vi.fn(), vi.fn()]
  render(
    <LearningReport
      session={passedFrom(0)}
      isOpen
      isGoingOn={false}
      skillName="Nouns"
      specifiedMinutes={{}}
      sound={quiet}
      onYes={onYes}
      onNo={onNo}
      onClose={() => undefined}
      {...more}
    />,
  )
  const dialog = screen.getByRole('dialog', { name: 'Learning Session Report' })
  return { report: within(dialog), dialog, onYes, onNo }
}

describe('LearningReport', () => {
  it.each([
    ['a skill that is learned again', { level: 0, isSecondTry: false, hasDroppedToZero: true }, 'New level!'],
    ['a second try', { level: 1, isSecondTry: true, hasDroppedToZero: true }, 'Your level:'],
  ])("[SES-27] [SR-12] names 'Make-up Level 1' after %s", (_, standing, lead) => {
    const { report } = showLearning({ session: passedFrom(standing.level, standing) })
    expect(report.getByText('Make-up Level 1')).toBeTruthy()
    expect(report.getByText(lead, { exact: false })).toBeTruthy()
  })

  it('[SES-33] has time per problem with 2 decimals under Details, red when over', async () => {
    const { report } = showLearning()
    await userEvent.click(report.getByText('Details'))
    const rows = report.getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual(['1With help199.50 (over time)', '2First try12.25'])
    const times = rows.map((row) => within(row).getAllByRole('cell').at(-1)?.className ?? '')
    expect(times[0]).toContain('over')
    expect(times[1]).not.toContain('over')
  })

  it('has one large way on, which has the focus, and a smaller one', async () => {
    const { report, onYes, onNo } = showLearning()
    expect(document.activeElement).toBe(report.getByRole('button', { name: 'Yes' }))
    await userEvent.keyboard('{Enter}')
    expect(onYes).toHaveBeenCalledOnce()
    await userEvent.click(report.getByRole('button', { name: 'No' }))
    expect(onNo).toHaveBeenCalledOnce()
  })

  it('is busy while the next session is looked for, and No is still there', async () => {
    const { report, onYes, onNo } = showLearning({ isGoingOn: true })
    const yes = report.getByRole('button', { name: 'Yes' })
    expect(yes.getAttribute('aria-busy')).toBe('true')
    await userEvent.click(yes)
    expect(onYes).not.toHaveBeenCalled()
    await userEvent.click(report.getByRole('button', { name: 'No' }))
    expect(onNo).toHaveBeenCalledOnce()
  })

  it('shows a new level over the whole screen, with what can be done now and what comes next', () => {
    const { report, dialog } = showLearning()
    expect(dialog.className).toContain('full')
    expect(report.getByRole('listitem').textContent).toBe('NounsLevel 1')
    expect(report.getByText(/Proficiency Session, where you show what you know/)).toBeTruthy()
  })

  it('tells a level that stays once, and no way from it to itself', () => {
    const { report, dialog } = showLearning({ session: passedFrom(2) })
    expect(dialog.className).not.toContain('full')
    expect(report.getByText('Level 2')).toBeTruthy()
    expect(dialog.textContent?.match(/Level \d/g)).toEqual(['Level 2'])
    expect(report.queryByText(/New level/)).toBeNull()
  })

  it('asks who never chose whether sounds are on', async () => {
    const onChoose = vi.fn()
    const { report, onYes } = showLearning({ sound: { isOn: false, onChoose } })
    await userEvent.click(report.getByRole('button', { name: 'Sounds on' }))
    expect(onChoose.mock.calls).toEqual([[true]])
    expect(onYes).not.toHaveBeenCalled()
  })

  it('takes going on without an answer for a No, and asks nobody who has chosen', async () => {
    const onChoose = vi.fn()
    const { report } = showLearning({ sound: { isOn: false, onChoose } })
    await userEvent.click(report.getByRole('button', { name: 'Yes' }))
    expect(onChoose.mock.calls).toEqual([[false]])
    cleanup()
    expect(showLearning().report.queryByText(/Play sounds/)).toBeNull()
  })

  it('takes going on for nothing where the sound was not asked', async () => {
    const onChoose = vi.fn()
    render(
      <ProficiencyReport
        session={graded('PROFICIENCY_SESSION', 'incorrect')}
        isOpen
        isGoingOn={false}
        skillNames={{}}
        sound={{ isOn: false, onChoose }}
        onContinue={() => undefined}
        onClose={() => undefined}
      />,
    )
    const report = screen.getByRole('dialog', { name: 'Proficiency Session Report' })
    expect(within(report).queryByText(/Play sounds/)).toBeNull()
    await userEvent.click(within(report).getByRole('button', { name: 'Continue' }))
    expect(onChoose).not.toHaveBeenCalled()
  })
})

describe('NoNextSkill', () => {
  it('[G-22] tells to continue with the Proficiency Session and has an OK button only', () => {
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

const graded = (phase: 'PROFICIENCY_SESSION' | 'AFFICIENCY_SESSION', first: Verdict = 'correct') =>
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
    { type: 'answer_checked', at: 12_340, problemId: 'p1', verdict: first },
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
        isGoingOn={false}
        skillNames={{ p1: 'Prefixes', p2: 'Commas', p3: 'Verbs' }}
        sound={quiet}
        onContinue={onContinue}
        onClose={() => undefined}
      />,
    )
    const report = screen.getByRole('dialog', { name: 'Proficiency Session Report' })
    const levels = within(report).getByRole('region', { name: 'Levels' })
    const rows = within(levels)
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

  it('shows the skills that went up over the whole screen, with their new levels', () => {
    render(
      <ProficiencyReport
        session={graded('PROFICIENCY_SESSION')}
        isOpen
        isGoingOn={false}
        skillNames={{ p1: 'Prefixes', p2: 'Commas', p3: 'Verbs' }}
        sound={quiet}
        onContinue={() => undefined}
        onClose={() => undefined}
      />,
    )
    const report = screen.getByRole('dialog', { name: 'Proficiency Session Report' })
    expect(report.className).toContain('full')
    expect(
      within(report)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['PrefixesLevel 2'])
  })
})

describe('AfficiencyReport', () => {
  it.each([
    [90.5, '4.50 points to go to your goal.'],
    [94.996, 'Your score has reached your goal!'],
    [97.64, 'Your score has reached your goal!'],
  ])('says what is missing to the goal: %s of 95', (projected, text) => {
    render(
      <AfficiencyReport
        session={graded('AFFICIENCY_SESSION')}
        isOpen
        isGoingOn={false}
        scores={{ highest: 98, projected, goal: 95, goalLetter: 'A' }}
        scoresFailure={null}
        skillNames={{}}
        sound={quiet}
        onContinue={() => undefined}
        onClose={() => undefined}
      />,
    )
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('[PROB-19] [SES-34] [SES-45] ends with the score summary and times, with 2 decimals', () => {
    render(
      <AfficiencyReport
        session={graded('AFFICIENCY_SESSION')}
        isOpen
        isGoingOn={false}
        scores={{ highest: 91.238, projected: 90.5, goal: 95, goalLetter: 'A' }}
        scoresFailure={null}
        skillNames={{ p1: 'Prefixes' }}
        sound={quiet}
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

  it('says that the scores did not come, asks for them again, and leads on when they are there', () => {
    const onRetry = vi.fn()
    const reportWith = (scores: ScoreSummary | null) => (
      <AfficiencyReport
        session={graded('AFFICIENCY_SESSION')}
        isOpen
        isGoingOn={false}
        scores={scores}
        scoresFailure={scores ? null : { isRetrying: false, onRetry }}
        skillNames={{ p1: 'Prefixes' }}
        sound={quiet}
        onContinue={() => undefined}
        onClose={() => undefined}
      />
    )
    const { rerender } = render(reportWith(null))
    const failure = screen.getByRole('alert')
    expect(failure.textContent).toContain('Your scores could not be loaded.')
    const again = within(failure).getByRole('button', { name: 'Try again' })
    again.focus()
    fireEvent.click(again)
    expect(onRetry).toHaveBeenCalledOnce()
    rerender(reportWith({ highest: 98, projected: 90, goal: 95, goalLetter: 'A' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }))
  })
})
