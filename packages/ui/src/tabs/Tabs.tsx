import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { moveFocus } from '../actions/moveFocus'
import styles from './Tabs.module.css'

export interface Tab {
  value: string
  /** What it shows. */
  label: ReactNode
  /** Spoken, where what it shows is not enough. */
  name?: string
  isDisabled?: boolean
}

export interface TabsProps {
  /** Of the list. */
  label: string
  tabs: readonly Tab[]
  value: string
  onChange(value: string): void
  /** `side`: left of the panel where there is room. `chips`: small round ones in a row. */
  look?: 'side' | 'chips'
  /** Of the open tab. */
  children: ReactNode
}

/** Tabs over one panel; arrow keys move, Enter or the space bar opens. One stop of the tab key. */
export function Tabs({ label, tabs, value, onChange, look = 'chips', children }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]:enabled') ?? [])]
    if (moveFocus(buttons, event.key, { wraps: true })) event.preventDefault()
  }

  return (
    <div className={styles[look]}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab) => {
          const isOpen = tab.value === value
          return (
            <button
              key={tab.value}
              id={`${id}-${tab.value}`}
              type="button"
              role="tab"
              aria-selected={isOpen}
              aria-controls={isOpen ? `${id}-panel` : undefined}
              aria-label={tab.name}
              tabIndex={isOpen ? 0 : -1}
              disabled={tab.isDisabled}
              className={styles.tab}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
            </button>
          )
        })}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
