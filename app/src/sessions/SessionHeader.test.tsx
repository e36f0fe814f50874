import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { SessionHeader } from './SessionHeader'

afterEach(cleanup)

describe('SessionHeader', () => {
  it.each([
    ['LEARNING_SESSION', 'L'],
    ['PROFICIENCY_SESSION', 'P'],
    ['AFFICIENCY_SESSION', 'A'],
  ] as const)('[PROB-03] of %s has the letter %s, grade, skill and a close icon', (phase, letter) => {
    render(
      <MemoryRouter>
        <SessionHeader phase={phase} grade={2} skillName="Nouns" closeTo="/courses" />
      </MemoryRouter>,
    )
    const header = within(screen.getByRole('banner'))
    expect(header.getByText(letter, { exact: true })).toBeTruthy()
    expect(header.getByText('2nd grade')).toBeTruthy()
    expect(header.getByRole('heading', { level: 1 }).textContent).toBe('Nouns')
    const close = header.getByRole('link', { name: 'Close the session' })
    expect(close.getAttribute('href')).toBe('/courses')
    expect(close.querySelector('svg')).toBeTruthy()
  })
})
