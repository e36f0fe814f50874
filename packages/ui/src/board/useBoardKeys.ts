import { entryOf } from '@wordstride/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { moveFocus } from '../actions/moveFocus'
import type { Placed } from './boardModel'
import { type BoardOptions, useBoard } from './useBoard'

/**
 * A board by keys: arrows, Home and End lead from card to card, or from place to place with a card in the hand,
 * Escape puts it down, Delete takes one back. After a move the focus goes on; Undo keeps it while it stands there.
 */
export function useBoardKeys(options: Omit<BoardOptions, 'onUndo'>) {
  const { cards, placed, onChange } = options
  const root = useRef<HTMLDivElement>(null)
  const [focusAfter, setFocusAfter] = useState<string | null>(null)
  const board = useBoard({
    ...options,
    onChange: (next) => {
      onChange(next)
      setFocusAfter(nextFocus(next))
    },
    onUndo: (before, isLast) => {
      onChange(before)
      if (isLast) setFocusAfter(movedTo(before))
    },
  })

  const movedTo = (next: Placed): string | null =>
    cards.find(({ id }) => entryOf(next, id) !== entryOf(placed, id))?.id ?? null

  /** After a move the next card of the tray has the focus, or the moved one when none is left. */
  function nextFocus(next: Placed): string | null {
    return cards.find(({ id }) => entryOf(next, id) === undefined)?.id ?? movedTo(next)
  }

  useEffect(() => {
    if (focusAfter === null) return
    setFocusAfter(null)
    if (!root.current?.contains(document.activeElement) && document.activeElement !== document.body) return
    elements('data-card')
      .find((element) => element.dataset.card === focusAfter)
      ?.focus({ preventScroll: true })
  })

  /** The tray is a place only for a card that has left it. */
  const elements = (attribute: 'data-card' | 'data-place'): HTMLElement[] =>
    [...(root.current?.querySelectorAll<HTMLElement>(`button[${attribute}]`) ?? [])].filter(
      ({ tabIndex }) => tabIndex === 0,
    )

  function onKeyDown(event: KeyboardEvent): void {
    const cardId = (event.target as HTMLElement).dataset.card
    const card = cards.find(({ id }) => id === cardId)
    if (event.key === 'Escape' && board.picked) {
      const { id } = board.picked
      board.putDown()
      setFocusAfter(id)
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && card) {
      board.move(card, null)
    } else if (!moveFocus(elements(board.picked ? 'data-place' : 'data-card'), event.key)) {
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return { root, board, onKeyDown }
}
