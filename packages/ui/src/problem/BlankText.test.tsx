import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { BlankText } from './BlankText'

afterEach(cleanup)

const gap = (uuid: string) => <input aria-label={uuid} />

describe('text with blanks', () => {
  it('keeps every sentence of a list in one line with its blank', () => {
    render(<BlankText text={'- The tent was [[a]] all fit.\n- It was [[b]] still.\n'} renderBlank={gap} />)
    const items = screen.getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(['The tent was  all fit.', 'It was  still.'])
    expect(items.map((item) => within(item).getByRole('textbox').getAttribute('aria-label'))).toEqual([
      'a',
      'b',
    ])
  })

  it('divides paragraphs at an empty line, and a dash in a sentence makes no list', () => {
    const { container } = render(<BlankText text={'One [[a]] - two.\n\nThree [[b]].'} renderBlank={gap} />)
    expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['One  - two.', 'Three .'])
    expect(screen.queryByRole('list')).toBeNull()
  })
})
