import { cleanup, render, screen } from '@testing-library/react'
import type { Feedback } from '@wordstride/core'
import { afterEach, expect, it } from 'vitest'
import { Explanations } from './Explanations'

afterEach(cleanup)

it.each([
  ['a name that the explanation begins with', 'snake', '**Snake** begins with *s*.', 'Snake begins with s.'],
  ['a name in other marks', '*snake*', 'Snake begins with s.', 'Snake begins with s.'],
  ['another name', 'sock', 'It begins with *s*.', 'sock: It begins with s.'],
  ['the beginning of a longer word', 's', '**Snake** begins with *s*.', 's: Snake begins with s.'],
  ['no name', '', 'They do.', 'They do.'],
  ['a sentence', 'Snakes hiss.', 'They do.', 'Snakes hiss. They do.'],
])('%s', (_, label, explanation, expected) => {
  const feedback: Feedback = { solution: 'full', items: { a: { mark: 'correct', explanation } }, notes: [] }
  render(<Explanations items={[{ id: 'a', label }]} feedback={feedback} />)
  expect(screen.getByRole('listitem').textContent).toBe(expected)
})
