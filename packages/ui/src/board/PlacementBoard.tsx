import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  pointerWithin,
} from '@dnd-kit/core'
import { entryOf, type Feedback, type PublicCard } from '@wordstride/core'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../actions/Button'
import { UndoIcon } from '../actions/icons'
import { BoardCard, type CardSize } from './BoardCard'
import cardStyles from './BoardCard.module.css'
import { BoardTarget } from './BoardTarget'
import type { BoardPlace, Placed } from './boardModel'
import { CardFace } from './CardFace'
import { plainName } from './cardName'
import { SILENT_DRAG, useDragSensors } from './dragSensors'
import styles from './PlacementBoard.module.css'
import { useBoardKeys } from './useBoardKeys'
import { useTrayEnd } from './useTrayEnd'

export interface PlacementPlace extends BoardPlace {
  /** Seen beside the slot or above the bucket. */
  label?: ReactNode
}

export interface PlacementBoardProps {
  /** In presented order. */
  cards: readonly PublicCard[]
  places: readonly PlacementPlace[]
  /** A row of slots, slots below each other with their labels, or buckets side by side. */
  layout: 'row' | 'list' | 'buckets'
  size: CardSize
  placed: Placed
  feedback: Feedback | null
  /** The cards of a row have come together to what they make, such as a word. */
  isJoined?: boolean
  isLocked: boolean
  onChange(placed: Placed): void
}

const TRAY = ' tray'
const countOf = (count: number) => (count === 1 ? '1 card' : `${count} cards`)

/** Cards that go into slots or buckets: by tap, by drag, by keyboard (TYPE-00.8). */
export function PlacementBoard({
  cards,
  places,
  layout,
  size,
  placed,
  feedback,
  isJoined = false,
  isLocked,
  onChange,
}: PlacementBoardProps) {
  const tray = useRef<HTMLUListElement>(null)
  useTrayEnd(tray)
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const named = cards.map((card) => ({ ...card, name: plainName(card.content) }))
  const { root, board, onKeyDown } = useBoardKeys({ cards: named, places, placed, isLocked, onChange })
  const sensors = useDragSensors()
  const inTray = named.filter(({ id }) => entryOf(placed, id) === undefined)
  const dragged = named.find(({ id }) => id === draggedId)

  /** The tray lies above the places that are scrolled under it, and stays where it is meanwhile. */
  const trayFirst: CollisionDetection = (args) => {
    const tray = root.current?.querySelector('[data-layout="tray"]')?.getBoundingClientRect()
    const { x, y } = args.pointerCoordinates ?? { x: Number.NaN, y: Number.NaN }
    if (tray && x >= tray.left && x <= tray.right && y >= tray.top && y <= tray.bottom) return [{ id: TRAY }]
    return pointerWithin(args).filter(({ id }) => id !== TRAY)
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    setDraggedId(null)
    const card = named.find(({ id }) => id === active.id)
    if (!card || !over) return
    board.move(card, places.find(({ id }) => id === over.id) ?? null)
  }

  const cardOf = (card: (typeof named)[number]) => (
    <li key={card.id}>
      <BoardCard
        card={card}
        size={size}
        isPicked={board.picked?.id === card.id}
        isLocked={isLocked}
        mark={feedback?.items[card.id]?.mark}
        onPress={() => board.pressCard(card)}
      />
    </li>
  )

  function placeOf(place: PlacementPlace) {
    const held = named.filter(({ id }) => entryOf(placed, id) === place.id)
    const isSlot = place.holds === 'one'
    const state = isSlot ? (held.length === 0 ? 'empty' : 'taken') : countOf(held.length)
    return (
      <li key={place.id} className={styles.place}>
        {place.label && (
          <div className={styles.label} data-spoken="">
            {place.label}
          </div>
        )}
        <BoardTarget
          id={place.id}
          label={`${place.name.charAt(0).toUpperCase()}${place.name.slice(1)}, ${state}`}
          layout={isSlot ? 'slot' : 'bucket'}
          size={size}
          isOpen={board.picked !== null && !isLocked}
          onPress={() => board.pressPlace(place)}
        >
          {held.length > 0 && <ul className={styles.cards}>{held.map(cardOf)}</ul>}
        </BoardTarget>
      </li>
    )
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that bubble up from the buttons inside
    <div ref={root} className={styles.board} onKeyDown={onKeyDown}>
      <DndContext
        sensors={sensors}
        collisionDetection={trayFirst}
        accessibility={SILENT_DRAG}
        onDragStart={({ active }) => setDraggedId(String(active.id))}
        onDragEnd={onDragEnd}
        onDragCancel={() => setDraggedId(null)}
      >
        <p className={styles.how}>Choose a card, then its place. You can drag it, too.</p>
        <BoardTarget
          id={TRAY}
          label={`Cards to place, ${countOf(inTray.length)}`}
          layout="tray"
          isOpen={board.picked !== null && entryOf(placed, board.picked.id) !== undefined && !isLocked}
          onPress={() => board.pressPlace(null)}
        >
          <ul ref={tray} className={styles.cards} aria-label="Cards to place">
            {inTray.map(cardOf)}
          </ul>
          {inTray.length === 0 && <p className={styles.done}>Every card has a place.</p>}
        </BoardTarget>
        <ul
          className={styles.places}
          data-layout={layout}
          data-size={size}
          data-joined={isJoined || undefined}
          aria-label="Places"
        >
          {places.map(placeOf)}
        </ul>
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <div className={cardStyles.card} data-size={size}>
              <CardFace card={dragged} isSpoken={false} />
            </div>
          )}
        </DragOverlay>
      </DndContext>
      <div className={styles.foot}>
        <p
          role="status"
          className={board.message.isRefusal && !isLocked ? styles.refusal : 'ws-visually-hidden'}
        >
          {board.message.text}
        </p>
        {board.canUndo && (
          <Button variant="quiet" onClick={board.undo}>
            <UndoIcon />
            Undo
          </Button>
        )}
      </div>
    </div>
  )
}
