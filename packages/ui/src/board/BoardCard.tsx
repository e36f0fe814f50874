import { useDraggable } from '@dnd-kit/core'
import type { ItemFeedback, PublicCard } from '@wordstride/core'
import { FeedbackMark } from '../feedback/FeedbackMark'
import { useMarkId } from '../fields/useMarkId'
import styles from './BoardCard.module.css'
import { CardFace } from './CardFace'
import { CardSound } from './CardSound'

/** Letters are square, pictures large. */
export type CardSize = 'letter' | 'small' | 'medium' | 'picture'

export interface BoardCardProps {
  card: PublicCard
  size: CardSize
  isPicked: boolean
  isLocked: boolean
  mark: ItemFeedback['mark'] | undefined
  onPress(): void
}

/** A card that can be tapped, dragged and picked up with Enter. */
export function BoardCard({ card, size, isPicked, isLocked, mark, onPress }: BoardCardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: card.id, disabled: isLocked })
  const markId = useMarkId(mark)
  return (
    <div className={styles.holder}>
      <div className={styles.body}>
        <button
          {...listeners}
          ref={setNodeRef}
          type="button"
          data-card={card.id}
          data-size={size}
          data-lifted={isDragging || undefined}
          aria-pressed={isPicked}
          aria-describedby={markId}
          disabled={isLocked}
          onClick={onPress}
          className={[styles.card, mark && styles[mark]].filter(Boolean).join(' ')}
        >
          <CardFace card={card} isSpoken={size !== 'letter'} />
        </button>
        <FeedbackMark id={markId} mark={mark} />
      </div>
      <CardSound card={card} />
    </div>
  )
}
