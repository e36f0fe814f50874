import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { TestResult } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { shownMoment } from '../../../panels/shownDates'
import { chakraSystem } from '../../../shell/chakraSystem'
import { aTestResult } from '../testResult/sampleResult'
import { ConsolidatedResults } from './ConsolidatedResults'

const open = (results: readonly TestResult[]) =>
  render(
    <ChakraProvider value={chakraSystem}>
      <ConsolidatedResults results={results} />
    </ChakraProvider>,
  )

describe('ConsolidatedResults', () => {
  it('[SETUP-09] a row has course, section, questions, accuracy, speed, recommendation, date and time, and opens its details', () => {
    const result = aTestResult()
    open([result, aTestResult({ sessionId: result.groupId, testGrade: 4, isInterrupted: true })])
    const table = screen.getByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Course',
      'Section type',
      'Total number of questions',
      'Accuracy',
      'Speed',
      'Recommendation',
      'Test date and time',
      'Details',
    ])
    const [, row, interrupted] = within(table).getAllByRole('row')
    expect(within(row as HTMLElement).getByRole('rowheader').textContent).toBe('English, 3rd grade')
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Vocabulary',
      '20',
      '85.00%',
      'Good (1.52)',
      'Start at Level 2',
      shownMoment(result.startTime),
      'View Details',
    ])
    expect(interrupted?.textContent).toContain('Start at Level 2 (interrupted)')
    fireEvent.click(within(row as HTMLElement).getByRole('button', { name: /^View Details/ }))
    const details = screen.getByRole('dialog', { name: 'Vocabulary, part 1' })
    expect(within(details).getByText('a field of grass and flowers')).toBeTruthy()
  })

  it('says what to do when there is none', () => {
    open([])
    expect(screen.getByText(/There is no result yet/)).toBeTruthy()
  })
})
