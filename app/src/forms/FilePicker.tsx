import { type DragEvent, useState } from 'react'
import styles from './FilePicker.module.css'

interface FilePickerProps {
  label: string
  /** Endings and kinds of files. */
  accept: string
  /** What files there can be. */
  hint: string
  fileName: string | null
  onFile(file: File): void
}

/** A file chosen or dropped. */
export function FilePicker({ label, accept, hint, fileName, onFile }: FilePickerProps) {
  const [isOver, setIsOver] = useState(false)

  function drop(event: DragEvent<HTMLLabelElement>): void {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    <label
      className={[styles.drop, isOver && styles.over].filter(Boolean).join(' ')}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        className="ws-visually-hidden"
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // So that the same file can be chosen again when it was mended.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <span className={styles.name}>{fileName ?? 'Choose a file or drop it here'}</span>
      <span className={styles.hint}>{fileName === null ? hint : 'Choose another file'}</span>
    </label>
  )
}
