import { useQuery } from '@tanstack/react-query'
import type { ReviewOutline } from '@wordstride/api'
import { LinkButton } from '../../shell/LinkButton'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PageHeading } from '../../shell/PageHeading'
import { Sheet } from '../../shell/Sheet'
import { reviewOutlineQuery } from '../supportQueries'
import styles from './ReviewOutlinePage.module.css'

/** /reviewOutline (SUP-04). */
export function ReviewOutlinePage() {
  const outlines = useQuery(reviewOutlineQuery)
  return (
    <>
      <PageHeading title="Review outline" lead="What the review sessions are about." />
      {outlines.isPending && <LoadingBlock label="Loading the outlines" height="24rem" />}
      {outlines.isError && <LoadFailure what="The outlines" onRetry={() => void outlines.refetch()} />}
      {outlines.data?.length === 0 && <p>There are no review sessions at the moment.</p>}
      <div className={styles.outlines}>
        {outlines.data?.map((outline) => (
          <Outline key={outline.id} outline={outline} />
        ))}
        <LinkButton to="/support" variant="secondary">
          Back to the support
        </LinkButton>
      </div>
    </>
  )
}

function Outline({ outline }: { outline: ReviewOutline }) {
  const { id, title, subtitle, instructor, description, concepts, extras } = outline
  return (
    <Sheet title={`${id}. ${title}`}>
      <p className={styles.subtitle}>{subtitle}</p>
      <p className={styles.instructor}>With {instructor}</p>
      <p className={styles.description}>{description}</p>
      <Points title="Concepts" points={concepts} />
      <Points title="Extras" points={extras} />
    </Sheet>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <div className={styles.points}>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
