import { fireEvent, render, screen } from '@testing-library/react'
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
  it('Escape takes back what was moved in the hand, and leaves nothing of it to undo', () => {
    render(<Board />)
    const card = (id: string) => document.querySelector<HTMLElement>(`[data-card=${id}]`) as HTMLElement
    const pick = (id: string) => fireEvent.click(card(id))
    const press = (id: string, key: string) => fireEvent.keyDown(card(id), { key })
    pick('d')
    press('d', 'ArrowUp')
    pick('d')
    expect(order()).toBe('abdc')
    pick('a')
    press('a', 'ArrowDown')
    press('a', 'ArrowDown')
    expect(order()).toBe('bdac')
    press('a', 'Escape')
    expect(order()).toBe('abdc')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(order()).toBe('abcd')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('Undo keeps the focus, and the last one gives it to the card that moves back', () => {
    render(<Board />)
    for (const id of ['b', 'c']) {
      const card = document.querySelector(`[data-card=${id}]`) as HTMLElement
      fireEvent.click(card)
      fireEvent.keyDown(card, { key: 'End' })
      fireEvent.click(card)
    }
    expect(order()).toBe('adbc')
    const undo = screen.getByRole('button', { name: 'Undo' })
    undo.focus()
    fireEvent.click(undo)
    expect(order()).toBe('acdb')
    expect(document.activeElement).toBe(undo)
    fireEvent.click(undo)
    expect(order()).toBe('abcd')
    expect((document.activeElement as HTMLElement).dataset.card).toBe('b')
  })
})
