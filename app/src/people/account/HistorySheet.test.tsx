import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, render, screen } from '@testing-library/react'
import type { StaffActionEntry } from '@wordstride/api'
import { afterEach, expect, it, vi } from 'vitest'
import { GoalHistory } from '../../rewards/staff/GoalHistory'
import { chakraSystem } from '../../shell/chakraSystem'
import { HistorySheet } from './HistorySheet'

afterEach(cleanup)

const entry: StaffActionEntry = {
  ...{ staffName: null, action: 'goal_set', details: { reward: 'A book' }, actedAt: 1_767_600_000_000 },
}

it.each([
  ['an account', <HistorySheet key="account" history={[entry, entry]} />],
  ['the goals', <GoalHistory key="goals" history={[entry, entry]} />],
])('the history of %s has each of two equal deeds of the same moment', (_, history) => {
  const fault = vi.spyOn(console, 'error')
  render(<ChakraProvider value={chakraSystem}>{history}</ChakraProvider>)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(fault).not.toHaveBeenCalled()
  fault.mockRestore()
})
