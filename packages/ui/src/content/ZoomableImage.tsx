import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { ImageDialogProps } from './ImageDialog'
import styles from './ZoomableImage.module.css'

/** Without a network the picture stays as it is. */
const ImageDialog = lazy(() =>
  import('./ImageDialog').then(
    (module) => ({ default: module.ImageDialog as ComponentType<ImageDialogProps> }),
    () => ({ default: () => null }),
  ),
)

export interface ZoomableImageProps {
  url: string
  alt: string
  isZoomable: boolean
}

/** An image that opens large in a dialog (TYPE-21). */
export function ZoomableImage({ url, alt, isZoomable }: ZoomableImageProps) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const image = <img src={url} alt={alt} className={styles.image} />
  if (!isZoomable) return image
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setIsOpen(true)}>
        {image}
        <span className="ws-visually-hidden">Enlarge the picture</span>
      </button>
      {isOpen !== null && (
        <Suspense>
          <ImageDialog url={url} alt={alt} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
