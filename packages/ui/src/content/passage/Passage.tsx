import { useState } from 'react'
import { useMedia } from '../../theme/useMedia'
import { PagedPassage } from './PagedPassage'
import styles from './Passage.module.css'
import { beginning, type Place } from './place'
import { StorySheet } from './StorySheet'
import { TwoColumns } from './TwoColumns'

export { preloadFlipbook } from './PagedPassage'

export interface PassageProps {
  title: string
  /** Markdown, one text a page. */
  pages: readonly string[]
  layout: 'flipbook' | 'two_columns'
}

/** A reading passage: a book with pages to turn (TYPE-19), or scrolling columns (TYPE-20); a sheet of its own on a phone. */
export function Passage(props: PassageProps) {
  const isPhone = useMedia('(max-width: 40rem)')
  const [place] = useState(beginning)
  if (!isPhone) return <PassageText {...props} place={place} isTitled />
  return (
    <StorySheet title={props.title} place={place}>
      <PassageText {...props} place={place} isTitled={false} />
    </StorySheet>
  )
}

interface PassageTextProps extends PassageProps {
  place: Place
  /** False where the title stands above it already. */
  isTitled: boolean
}

function PassageText({ title, pages, layout, place, isTitled }: PassageTextProps) {
  const heading = isTitled && <h3>{title}</h3>
  return (
    <section className={styles.passage} aria-label={title} data-reads="alone">
      {layout === 'two_columns' ? (
        <TwoColumns title={title} heading={heading} pages={pages} />
      ) : (
        <PagedPassage heading={heading} pages={pages} place={place} />
      )}
    </section>
  )
}
