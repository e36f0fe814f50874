import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../actions/IconButton'
import { CloseIcon } from '../actions/icons'
import styles from './Dialog.module.css'

export interface DialogProps {
  title: string
  isOpen: boolean
  /** Escape, the close icon and a click beside the dialog. */
  onClose(): void
  children: ReactNode
  /** False where a button of `actions` must be pressed. */
  hasCloseIcon?: boolean
  /**
   * Wide: as wide as the window allows, for pictures. Video: 55 percent of the screen (SES-37). Full: all of it.
   * Sheet: from below, to read.
   */
  size?: 'medium' | 'wide' | 'video' | 'full' | 'sheet'
  /** Buttons, the main one last. */
  actions?: ReactNode
}

/** A modal made of the native element, which traps focus and gives it back. */
export function Dialog({
  title,
  isOpen,
  onClose,
  hasCloseIcon = true,
  size = 'medium',
  children,
  actions,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const isPressedBeside = useRef(false)
  const titleId = useId()
  useEffect(() => {
    const dialog = element.current
    if (isOpen && dialog && !dialog.open) {
      dialog.showModal()
      // Else the first button has the focus, which is the close icon.
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])
  // One that is taken away while it is open gives the focus back, too.
  useLayoutEffect(() => {
    const dialog = element.current
    return () => {
      if (dialog?.open) dialog.close()
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it and comes as the cancel event
    <dialog
      ref={element}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // A browser asks once and then closes it by itself, also where it is to stay.
        if (!isOpen || element.current?.open) return
        element.current?.showModal()
        onClose()
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === element.current
      }}
      onClick={(event) => {
        // A selection of text that ends beside the dialog has begun in it.
        if (event.target === element.current && isPressedBeside.current) onClose()
      }}
    >
      {isOpen && (
        <div className={styles.panel}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {hasCloseIcon && <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} />}
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
