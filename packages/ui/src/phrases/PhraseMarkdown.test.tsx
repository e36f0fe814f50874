import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PhraseMarkdown } from './PhraseMarkdown'

it('a table with phrases scrolls where it is wider than its place, and is reached by keyboard', () => {
  render(
    <PhraseMarkdown
      text={'| Word | Plural |\n| --- | --- |\n| mouse | [[a]] |'}
      renderPhrase={(id) => <button type="button">phrase {id}</button>}
    />,
  )
  const table = screen.getByRole('region', { name: 'Table' })
  expect(table.tabIndex).toBe(0)
  expect(table.contains(screen.getByRole('button', { name: 'phrase a' }))).toBe(true)
})
