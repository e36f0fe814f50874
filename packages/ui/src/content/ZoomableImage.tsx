import { useState } from 'react'
import { Button } from '../actions/Button'
import { Dialog } from '../dialog/Dialog'
import styles from './ZoomableImage.module.css'

export interface ZoomableImageProps {
  url: string
  alt: string
  isZoomable: boolean
}

/** An image that opens large in a dialog (TYPE-21). */
export function ZoomableImage({ url, alt, isZoomable }: ZoomableImageProps) {
  const [isOpen, setIsOpen] = useState(false)
  const image = <img src={url} alt={alt} className={styles.image} />
  if (!isZoomable) return image
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setIsOpen(true)}>
        {image}
        <span className="ws-visually-hidden">Enlarge the picture</span>
      </button>
      <Dialog title={alt || 'Picture'} isOpen={isOpen} onClose={() => setIsOpen(false)} size="wide">
        <LargeImage url={url} alt={alt} />
      </Dialog>
    </>
  )
}

/** As large as the window, or twice that and scrolled. */
function LargeImage({ url, alt }: { url: string; alt: string }) {
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
