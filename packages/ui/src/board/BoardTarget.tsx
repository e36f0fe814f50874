import { useDroppable } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import styles from './BoardTarget.module.css'

export interface BoardTargetProps {
  /** Id of a place, or of the tray. */
  id: string
  /** 'Bucket Fruit, 2 cards'. */
  label: string
  layout: 'slot' | 'bucket' | 'tray'
  size?: string
  /** A card is picked up and could be put here. */
  isOpen: boolean
  onPress(): void
  children: ReactNode
}

/** A place that takes a dragged card, or a picked one by tap or Enter anywhere on it. */
export function BoardTarget({ id, label, layout, size, isOpen, onPress, children }: BoardTargetProps) {
  const { setNodeRef, isOver } = useDroppable({ id })
  return (
    <div
      ref={setNodeRef}
      data-layout={layout}
      data-size={size}
      data-over={isOver || undefined}
      className={[styles.target, isOpen && styles.open].filter(Boolean).join(' ')}
    >
      <button
        type="button"
        data-place={id}
        tabIndex={isOpen ? 0 : -1}
        aria-label={label}
        onClick={onPress}
        className={styles.press}
      />
      {children}
    </div>
  )
}
