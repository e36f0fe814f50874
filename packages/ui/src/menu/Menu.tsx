import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { moveFocus } from '../actions/moveFocus'
import styles from './Menu.module.css'

export interface MenuProps {
  /** What the button shows. */
  trigger: ReactNode
  /** Spoken name of the button, where what it shows is not enough. */
  name?: string | undefined
  triggerClass: string
  /** Which edge of the button it is aligned with. */
  align?: 'start' | 'end'
  /** Where it opens. */
  side?: 'below' | 'above'
  /** Menu items and groups of them; an item of another kind has `role="menuitem"` and the class of one. */
  children: ReactNode
}

export const menuItemClass = styles.item ?? ''

const ITEMS = '[role="menuitem"]'

/** Moves the focus to the next item that begins with the letter, round the end; true when there is one. */
function focusByLetter(items: readonly HTMLElement[], key: string): boolean {
  if (key.length !== 1 || key === ' ') return false
  const at = items.indexOf(document.activeElement as HTMLElement)
  const found = [...items.slice(at + 1), ...items].find((item) =>
    item.textContent?.toLowerCase().startsWith(key.toLowerCase()),
  )
  found?.focus()
  return found !== undefined
}

/** A button with a menu: arrow keys, Home, End and first letters lead through it, Escape and Tab out of it. */
export function Menu({ trigger, name, triggerClass, align = 'start', side = 'below', children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    popup.current?.querySelector<HTMLElement>(ITEMS)?.focus({ preventScroll: true })
    const closeBeside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeBeside)
    return () => document.removeEventListener('pointerdown', closeBeside)
  }, [isOpen])

  function move(event: KeyboardEvent): void {
    if (event.key === 'Escape' || event.key === 'Tab') {
      setOpen(false)
      button.current?.focus()
      if (event.key === 'Escape') event.preventDefault()
      return
    }
    const items = [...(popup.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])]
    if (moveFocus(items, event.key, { wraps: true }) || focusByLetter(items, event.key))
      event.preventDefault()
  }

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={triggerClass}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          ref={popup}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={name ?? button.current?.textContent ?? undefined}
          className={`${styles.popup} ${styles[align]} ${styles[side]}`}
          onKeyDown={move}
          onClick={(event) => {
            if (!(event.target as Element).closest('[role="menuitem"]')) return
            setOpen(false)
            button.current?.focus()
          }}
        >
          {children}
        </div>
      )}
    </div>
  )
}

type ItemProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'role' | 'type'>

export const MenuItem = (props: ItemProps) => (
  <button {...props} type="button" role="menuitem" tabIndex={-1} className={styles.item} />
)

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.groupLabel}>
        {label}
      </div>
      {children}
    </div>
  )
}
