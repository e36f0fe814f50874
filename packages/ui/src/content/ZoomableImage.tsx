import { useState } from 'react'
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
      <Dialog title={alt} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <img src={url} alt={alt} className={styles.large} />
      </Dialog>
    </>
  )
}
