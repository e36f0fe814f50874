import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../actions/Button'
import { BookIcon } from '../../actions/icons'
import { Dialog } from '../../dialog/Dialog'
import type { Place } from './place'
import styles from './StorySheet.module.css'

export interface StorySheetProps {
  title: string
  place: Place
  children: ReactNode
}

/** Where there is no room beside the question: a button that stays in sight and opens the text over it. */
export function StorySheet({ title, place, children }: StorySheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  const content = useRef<HTMLDivElement>(null)

  function close() {
    const { current } = content
    place.scrollTop = current?.closest('dialog')?.scrollTop ?? 0
    setIsOpen(false)
  }

  return (
    <>
      <Button variant="secondary" className={styles.open} onClick={() => setIsOpen(true)}>
        <BookIcon />
        <span className={styles.name}>
          <span className={styles.kind}>
            Story<span className="ws-visually-hidden">:</span>
          </span>{' '}
          {title}
        </span>
      </Button>
      <Dialog
        title={title}
        isOpen={isOpen}
        onClose={close}
        size="sheet"
        actions={<Button onClick={close}>Back to the question</Button>}
      >
        <div ref={content}>
          <AtPlace place={place} />
          {children}
        </div>
      </Dialog>
    </>
  )
}

/** Back where the reader was, once the sheet is open. */
function AtPlace({ place }: { place: Place }) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      mark.current?.closest('dialog')?.scrollTo({ top: place.scrollTop }),
    )
    return () => cancelAnimationFrame(frame)
  }, [place])
  return <span ref={mark} />
}
