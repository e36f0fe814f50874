import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { SortableBoard } from './SortableBoard'

const cards = ['a', 'b', 'c', 'd'].map((id) => ({ id, content: id }))

function Board() {
  const [order, setOrder] = useState(cards.map(({ id }) => id))
  return <SortableBoard cards={cards} order={order} feedback={null} isLocked={false} onChange={setOrder} />
}

const order = () =>
  [...document.querySelectorAll<HTMLElement>('[data-card]')].map((card) => card.dataset.card).join('')

describe('a list that is brought into order', () => {
  it('Escape takes back what was moved in the hand, and leaves nothing of it to undo', async () => {
    const user = userEvent.setup()
    render(<Board />)
    const card = (id: string) => document.querySelector<HTMLElement>(`[data-card=${id}]`)
    card('d')?.focus()
    await user.keyboard('{Enter}{ArrowUp}{Enter}')
    expect(order()).toBe('abdc')
    card('a')?.focus()
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}')
    expect(order()).toBe('bdac')
    await user.keyboard('{Escape}')
    expect(order()).toBe('abdc')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(order()).toBe('abcd')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})
