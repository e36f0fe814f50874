import { useState } from 'react'
import { Button } from '../actions/Button'
import { Dialog } from '../dialog/Dialog'
import styles from './ZoomableImage.module.css'

export interface ImageDialogProps {
  url: string
  alt: string
  isOpen: boolean
  onClose(): void
}

export const ImageDialog = ({ url, alt, isOpen, onClose }: ImageDialogProps) => (
  <Dialog title={alt || 'Picture'} isOpen={isOpen} onClose={onClose} size="wide">
    <ZoomedImage url={url} alt={alt} />
  </Dialog>
)

/** A picture as large as the window, or twice that and scrolled. */
function ZoomedImage({ url, alt }: Pick<ImageDialogProps, 'url' | 'alt'>) {
  const [isZoomed, setIsZoomed] = useState(false)
  return (
    <div className={styles.viewer}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label="Large picture">
        <img src={url} alt={alt} className={isZoomed ? styles.zoomed : styles.large} />
      </section>
      <Button variant="secondary" onClick={() => setIsZoomed(!isZoomed)}>
        {isZoomed ? 'Zoom out' : 'Zoom in'}
      </Button>
    </div>
  )
}
