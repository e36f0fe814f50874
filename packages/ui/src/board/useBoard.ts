import { entryOf } from '@wordstride/core'
import { useState } from 'react'
import { announceMove, announcePickUp, announcePutDown, announceUndo } from './announcements'
import { applyMove, type BoardCard, type BoardPlace, nextFreePlace, type Placed } from './boardModel'

export interface BoardOptions {
  cards: readonly BoardCard[]
  places: readonly BoardPlace[]
  placed: Placed
  isLocked: boolean
  onChange(placed: Placed): void
  /** The last move was taken back; `isLast` where there is no other. */
  onUndo(placed: Placed, isLast: boolean): void
}

/** The last thing said; a refusal is shown too. */
export interface BoardMessage {
  text: string
  isRefusal: boolean
}

const SILENCE: BoardMessage = { text: '', isRefusal: false }

/** Picking up, placing and taking back, whatever the device: taps, keys and drags end here. */
export function useBoard({ cards, places, placed, isLocked, onChange, onUndo }: BoardOptions) {
  const [pickedId, setPickedId] = useState<string | null>(null)
  const [message, setMessage] = useState(SILENCE)
  const [history, setHistory] = useState<readonly Placed[]>([])
  const picked = cards.find(({ id }) => id === pickedId) ?? null
  const say = (text: string, isRefusal = false) => setMessage({ text, isRefusal })

  function move(card: BoardCard, to: BoardPlace | null): void {
    if (isLocked) return
    const result = applyMove(placed, { card, to }, cards)
    say(announceMove(result.outcome), result.outcome.type === 'refused')
    if (result.outcome.type === 'refused') return
    setPickedId(null)
    if (result.placed === placed) return
    setHistory([...history, placed])
    onChange(result.placed)
  }

  function putDown(): void {
    if (!picked) return
    say(announcePutDown(picked))
    setPickedId(null)
  }

  /** A tap or Enter on a card: picks it up; on a second one it goes to the next free slot, if there are slots. */
  function pressCard(card: BoardCard): void {
    if (isLocked) return
    const place = entryOf(placed, card.id)
    const at = places.find(({ id }) => id === place)
    const free = at ? undefined : nextFreePlace(placed, places)
    if (picked && picked.id !== card.id && at) {
      move(picked, at)
    } else if (picked?.id !== card.id) {
      setPickedId(card.id)
      say(announcePickUp(card))
    } else if (free) {
      move(card, free)
    } else {
      putDown()
    }
  }

  function pressPlace(place: BoardPlace | null): void {
    if (isLocked) return
    if (picked) move(picked, place)
    else say('Choose a card first.', true)
  }

  function undo(): void {
    const before = history.at(-1)
    if (!before || isLocked) return
    setHistory(history.slice(0, -1))
    setPickedId(null)
    say(announceUndo())
    onUndo(before, history.length === 1)
  }

  return {
    picked,
    message,
    canUndo: history.length > 0 && !isLocked,
    move,
    putDown,
    pressCard,
    pressPlace,
    undo,
  }
}
