import type { ContentBlock } from '@wordstride/core'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../loading/Skeleton'
import { AudioButton } from './AudioButton'
import styles from './ContentBlocks.module.css'
import { Markdown } from './Markdown'
import { ZoomableImage } from './ZoomableImage'

const importPassage = () => import('./passage/Passage')

const Passage = lazy(async () => ({ default: (await importPassage()).Passage }))

/** Loads what draws passages ahead, with the book where there is one, so that a lost network later does not matter. */
export async function preloadPassage({ isBook }: { isBook: boolean }): Promise<void> {
  const { preloadFlipbook } = await importPassage()
  if (isBook) await preloadFlipbook()
}

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
          <div data-spoken={block.audioURL ?? ''}>
            <Markdown text={block.value} />
          </div>
          {block.audioURL && (
            <AudioButton url={block.audioURL} spokenText={block.value} label="Listen to the text" />
          )}
        </div>
      )
    case 'audio':
      return (
        <p className={styles.audio}>
          <AudioButton url={block.audioURL} label={`Listen: ${block.label}`} />
          <span data-spoken={block.audioURL}>
            <Markdown text={block.label} isInline />
          </span>
        </p>
      )
    case 'image':
      return <ZoomableImage url={block.imageURL} alt={block.alt} isZoomable={block.zoomable ?? false} />
    case 'passage':
      return (
        <Suspense fallback={<Skeleton height="var(--passage-height)" />}>
          <Passage title={block.title} pages={block.pages} layout={block.layout} />
        </Suspense>
      )
  }
}
