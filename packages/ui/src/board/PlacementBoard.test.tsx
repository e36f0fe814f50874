import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { Placed } from './boardModel'
import { PlacementBoard } from './PlacementBoard'

const cards = ['a', 'b', 'c'].map((id) => ({ id, content: id }))
const places = ['p', 'q'].map((id) => ({ id, name: `place ${id}`, holds: 'one' as const }))

function Slots({ first = {}, isLocked = false }: { first?: Placed; isLocked?: boolean }) {
  const [placed, setPlaced] = useState<Placed>(first)
  return (
    <PlacementBoard
      cards={cards}
      places={places}
      layout="row"
      size="small"
      placed={placed}
      feedback={null}
      isLocked={isLocked}
      onChange={setPlaced}
    />
  )
}

it('takes a card whose id is a name that every object has', () => {
  const onChange = vi.fn()
  const { getByText } = render(
    <PlacementBoard
      cards={[{ id: 'constructor', content: 'apple' }]}
      places={[{ id: 'fruit', name: 'bucket Fruit', holds: 'many' }]}
      layout="buckets"
      size="small"
      placed={{}}
      feedback={null}
      isLocked={false}
      onChange={onChange}
    />,
  )
  fireEvent.click(getByText('apple'))
  press('Bucket Fruit, 0 cards')
  expect(onChange).toHaveBeenCalledWith({ constructor: 'fruit' })
  expect(screen.getByText('Card "apple" is now in bucket Fruit, 1 of 1 placed.')).toBeTruthy()
})

const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-card=${id}]`) as HTMLElement
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('Undo keeps the focus, and the last one gives it to the card that moves back', async () => {
  const user = userEvent.setup()
  render(<Slots />)
  cardOf('b').focus()
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}')
  const undo = screen.getByRole('button', { name: 'Undo' })
  undo.focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(undo)
  await user.keyboard('{Enter}')
  expect(undo.isConnected).toBe(false)
  expect(document.activeElement).toBe(cardOf('b'))
})

it('shows why a place takes no card until the answer is right', () => {
  const first = { a: 'p' }
  const { rerender } = render(<Slots first={first} />)
  fireEvent.click(cardOf('b'))
  press('Place p, taken')
  const refusal = screen.getByText(/cannot go/)
  expect(refusal.className).not.toContain('hidden')
  rerender(<Slots first={first} isLocked />)
  expect(refusal.className).toContain('hidden')
})
