import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ItemFeedback, PublicCard } from '@wordstride/core'
import { FeedbackMark } from '../feedback/FeedbackMark'
import { useMarkId } from '../fields/useMarkId'
import cardStyles from './BoardCard.module.css'
import { CardFace } from './CardFace'
import { CardSound } from './CardSound'
import styles from './SortableBoard.module.css'

export interface SortableCardProps {
  card: PublicCard
  position: number
  isPicked: boolean
  isLocked: boolean
  mark: ItemFeedback['mark'] | undefined
  onPress(): void
}

/** A line of a sortable list. */
export function SortableCard({ card, position, isPicked, isLocked, mark, onPress }: SortableCardProps) {
  const { setNodeRef, listeners, transform, transition, isDragging, isOver } = useSortable({
    id: card.id,
    disabled: isLocked,
  })
  const markId = useMarkId(mark)
  return (
    <li
      ref={setNodeRef}
      data-lifted={isDragging || undefined}
      data-over={isOver || undefined}
      className={styles.line}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span className={styles.position} aria-hidden="true">
        {position}
      </span>
      <div className={styles.body}>
        <button
          {...listeners}
          type="button"
          data-card={card.id}
          data-size="medium"
          aria-pressed={isPicked}
          aria-describedby={markId}
          disabled={isLocked}
          onClick={onPress}
          className={[cardStyles.card, styles.card, mark && cardStyles[mark]].filter(Boolean).join(' ')}
        >
          <CardFace card={card} />
        </button>
        <FeedbackMark id={markId} mark={mark} />
      </div>
      <CardSound card={card} />
    </li>
  )
}
