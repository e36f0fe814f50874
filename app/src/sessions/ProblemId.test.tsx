import { render, screen } from '@testing-library/react'
import type { User } from '@wordstride/api'
import { expect, it } from 'vitest'
import { authStore } from '../api/authStore'
import { ProblemId } from './ProblemId'

it.each([
  [true, 1],
  [false, 0],
])('[PROB-15] shows the id by the toggle show_problem_id: %s', (show_problem_id, shown) => {
  authStore.setState({ user: { role: 'tutor', menuAuth: { show_problem_id } } as User })
  render(<ProblemId problemId="la.2.nouns.E1" />)
  expect(screen.queryAllByText('la.2.nouns.E1')).toHaveLength(shown)
})
