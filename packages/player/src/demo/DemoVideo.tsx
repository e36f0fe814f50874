import { Dialog } from '@wordstride/ui'
import { useState } from 'react'
import styles from './DemoPanel.module.css'

export interface DemoVideoProps {
  url: string
  title: string
  isOpen: boolean
  onEnded(): void
  onClose(): void
}

/** SES-37: 55 percent of the screen wide. */
export const DemoVideo = ({ url, title, isOpen, onEnded, onClose }: DemoVideoProps) => (
  <Dialog title={title} isOpen={isOpen} onClose={onClose} size="video">
    <Video url={url} onEnded={onEnded} />
  </Dialog>
)

/** Mounted with the dialog: it begins anew, and another try may not fail. */
function Video({ url, onEnded }: Pick<DemoVideoProps, 'url' | 'onEnded'>) {
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <>
      {hasFailed && <p role="alert">The video cannot be played here. The steps of the demo tell the same.</p>}
      {/* biome-ignore lint/a11y/useMediaCaption: the steps of the demo are its text */}
      <video
        className={styles.video}
        src={url}
        controls
        autoPlay
        playsInline
        onEnded={onEnded}
        onError={() => setHasFailed(true)}
      />
    </>
  )
}
