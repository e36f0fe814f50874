import { fireEvent, render } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { SequenceBoard } from './SequenceBoard'

const problem = { cards: ['a', 'b', 'c'].map((id) => ({ id, content: id })) }
const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-card=${id}]`) as HTMLElement
const shownOrder = () =>
  [...document.querySelectorAll<HTMLElement>('[data-card]')].map((card) => card.dataset.card).join('')

type Props = ComponentProps<typeof SequenceBoard>

function Board({ feedback = null, onAnswer }: { feedback?: Props['feedback']; onAnswer?(): void }) {
  const [response, setResponse] = useState<{ order: string[] }>({ order: [] })
  return (
    <SequenceBoard
      problem={problem}
      response={response}
      feedback={feedback}
      status="init"
      isLocked={false}
      onResponse={(next) => {
        onAnswer?.()
        setResponse(next)
      }}
    />
  )
}

it('shows the presented order until a card is moved, and then that of the response', () => {
  render(<Board />)
  expect(shownOrder()).toBe('abc')
  fireEvent.click(cardOf('c'))
  fireEvent.click(cardOf('a'))
  expect(shownOrder()).toBe('cab')
})

it('a card that is picked up and put down by Escape is no answer', () => {
  const onAnswer = vi.fn()
  const { rerender } = render(<Board onAnswer={onAnswer} />)
  fireEvent.click(cardOf('c'))
  // As the clock of a session does it.
  rerender(<Board onAnswer={onAnswer} />)
  fireEvent.keyDown(cardOf('c'), { key: 'Escape' })
  expect(onAnswer).not.toHaveBeenCalled()
})

it('tells below what the author says of the cards', () => {
  const items = { b: { mark: 'correct', explanation: 'It stands in the middle.' } } as const
  const { container } = render(<Board feedback={{ solution: 'full', items, notes: [] }} />)
  expect(container.textContent).toContain('b: It stands in the middle.')
})
