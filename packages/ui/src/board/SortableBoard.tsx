import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { Feedback, PublicCard } from '@wordstride/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../actions/Button'
import { UndoIcon } from '../actions/icons'
import { moveFocus, targetIndex } from '../actions/moveFocus'
import { announcePosition, announcePutDown, announceSortPickUp, announceUndo } from './announcements'
import { plainName } from './cardName'
import { SILENT_DRAG, useDragSensors } from './dragSensors'
import boardStyles from './PlacementBoard.module.css'
import styles from './SortableBoard.module.css'
import { SortableCard } from './SortableCard'

export interface SortableBoardProps {
  cards: readonly PublicCard[]
  /** Card ids as they stand now, first to last. */
  order: readonly string[]
  feedback: Feedback | null
  isLocked: boolean
  onChange(order: string[]): void
}

/** A card in the hand, and how everything stood when it was picked up. */
interface Picked {
  id: string
  order: readonly string[]
  /** That can be undone. */
  moves: number
}

/** What can be undone. */
interface Move {
  id: string
  /** How everything stood before it. */
  order: readonly string[]
}

/** A list that is brought into order: by drag, by tap on a card and on its new place, by arrow keys (TYPE-17.1). */
export function SortableBoard({ cards, order, feedback, isLocked, onChange }: SortableBoardProps) {
  const root = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState<Picked | null>(null)
  const [message, setMessage] = useState('')
  const [history, setHistory] = useState<readonly Move[]>([])
  const [focusAfter, setFocusAfter] = useState<string | null>(null)
  const sensors = useDragSensors()
  const byId = new Map(cards.map((card) => [card.id, card]))
  const nameOf = (id: string) => ({ id, name: plainName(byId.get(id)?.content ?? '') })

  useEffect(() => {
    if (focusAfter === null) return
    setFocusAfter(null)
    buttons()
      .find((element) => element.dataset.card === focusAfter)
      ?.focus()
  })

  const buttons = (): HTMLElement[] => [
    ...(root.current?.querySelectorAll<HTMLElement>('button[data-card]') ?? []),
  ]

  function moveTo(id: string, index: number): void {
    const from = order.indexOf(id)
    if (isLocked || from === index || from < 0) return
    const next = arrayMove([...order], from, index)
    setHistory([...history, { id, order }])
    setMessage(announcePosition(nameOf(id), index + 1, order.length))
    setFocusAfter(id)
    onChange(next)
  }

  function press(id: string): void {
    if (isLocked) return
    if (!picked) {
      setPicked({ id, order, moves: history.length })
      setMessage(announceSortPickUp(nameOf(id), order.indexOf(id) + 1, order.length))
      return
    }
    setPicked(null)
    if (picked.id === id) setMessage(announcePutDown(nameOf(id)))
    else moveTo(picked.id, order.indexOf(id))
  }

  /** Escape takes back what was moved since the card was picked up. */
  function cancel(): void {
    if (!picked) return
    setMessage(announcePutDown(nameOf(picked.id)))
    setHistory(history.slice(0, picked.moves))
    if (history.length > picked.moves) onChange([...picked.order])
    setFocusAfter(picked.id)
    setPicked(null)
  }

  function undo(): void {
    const last = history.at(-1)
    if (!last) return
    setHistory(history.slice(0, -1))
    setPicked(null)
    setMessage(announceUndo())
    onChange([...last.order])
    // The last Undo goes, and with it the focus: the card that moves back has it then.
    if (history.length === 1) setFocusAfter(last.id)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && picked) cancel()
    else if (picked) {
      const target = targetIndex(event.key, order.indexOf(picked.id), order.length)
      if (target === null) return
      moveTo(picked.id, target)
    } else if (!moveFocus(buttons(), event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    setPicked(null)
    if (over) moveTo(String(active.id), order.indexOf(String(over.id)))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that bubble up from the buttons inside
    <div ref={root} className={boardStyles.board} onKeyDown={onKeyDown}>
      <p className={boardStyles.how}>Choose a card, then its new place. You can drag it, too.</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={SILENT_DRAG}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
          <ol className={styles.list}>
            {order.map((id, i) => {
              const card = byId.get(id)
              return card ? (
                <SortableCard
                  key={id}
                  card={card}
                  position={i + 1}
                  isPicked={picked?.id === id}
                  isLocked={isLocked}
                  mark={feedback?.items[id]?.mark}
                  onPress={() => press(id)}
                />
              ) : null
            })}
          </ol>
        </SortableContext>
      </DndContext>
      <div className={boardStyles.foot}>
        <p role="status" className="ws-visually-hidden">
          {message}
        </p>
        {history.length > 0 && !isLocked && (
          <Button variant="quiet" onClick={undo}>
            <UndoIcon />
            Undo
          </Button>
        )}
      </div>
    </div>
  )
}
