import type { ContentBlock } from '@wordstride/core'
import { AudioButton } from './AudioButton'
import styles from './ContentBlocks.module.css'
import { Markdown } from './Markdown'
import { Passage } from './passage/Passage'
import { ZoomableImage } from './ZoomableImage'

export { preloadFlipbook } from './passage/PagedPassage'

/** The blocks above the body of a problem (TYPE-19..23). */
export function ContentBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  if (blocks.length === 0) return null
  return (
    <div className={styles.blocks}>
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move
        <Block key={i} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: ContentBlock }) {
  switch (block.kind) {
    case 'markdown':
      return (
        <div className={styles.text}>
          <Markdown text={block.value} />
          {block.audioURL && (
            <AudioButton url={block.audioURL} spokenText={block.value} label="Listen to the text" />
          )}
        </div>
      )
    case 'audio':
      return (
        <p className={styles.audio}>
          <AudioButton url={block.audioURL} label={`Listen: ${block.label}`} />
          <Markdown text={block.label} isInline />
        </p>
      )
    case 'image':
      return <ZoomableImage url={block.imageURL} alt={block.alt} isZoomable={block.zoomable ?? false} />
    case 'passage':
      return <Passage title={block.title} pages={block.pages} layout={block.layout} />
  }
}
