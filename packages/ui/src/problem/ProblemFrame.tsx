import type { ContentBlock, Feedback, PublicEnvelope } from '@wordstride/core'
import type { ReactNode, Ref } from 'react'
import { BulbIcon } from '../actions/icons'
import { AudioButton } from '../content/AudioButton'
import { ContentBlocks } from '../content/ContentBlocks'
import { Markdown } from '../content/Markdown'
import { ReadAloudFor } from '../content/reading/ReadAloud'
import { ReadButton } from '../content/reading/ReadButton'
import styles from './ProblemFrame.module.css'
import { readingLetters } from './readingLetters'

export interface ProblemFrameProps {
  problem: PublicEnvelope
  /** Such as 'Problem 2'; a screen reader lands here after Next. */
  heading: string
  headingRef?: Ref<HTMLHeadingElement>
  reminder: string | null
  feedback: Feedback | null
  /** Reading aloud gives no key away. */
  isGraded?: boolean
  children: ReactNode
}

/** Grades whose learners need the largest type. */
const LAST_LARGE_GRADE = 2

const isPassage = ({ kind }: ContentBlock) => kind === 'passage'

/** Everything around the body of a problem that is the same for every type. */
export function ProblemFrame({
  problem,
  heading,
  headingRef,
  reminder,
  feedback,
  isGraded = false,
  children,
}: ProblemFrameProps) {
  const { grade_id, header, problem_id, problemItems } = problem
  const passages = problemItems.filter(isPassage)
  return (
    <article
      className={styles.frame}
      data-reads=""
      data-graded={isGraded || undefined}
      data-type-size={grade_id <= LAST_LARGE_GRADE ? 'large' : undefined}
      data-beside={passages.length > 0 || undefined}
      {...readingLetters(grade_id)}
    >
      <ReadAloudFor gradeId={grade_id} isGraded={isGraded}>
        <h2 ref={headingRef} tabIndex={-1} className="ws-visually-hidden">
          {heading}
        </h2>
        <div className={styles.body}>
          {passages.length > 0 && (
            <div className={styles.passages}>
              <ContentBlocks blocks={passages} />
            </div>
          )}
          <div className={styles.question}>
            {header && <ProblemHeader header={header} />}
            <ContentBlocks blocks={problemItems.filter((block) => !isPassage(block))} />
            {reminder && (
              <p className={styles.reminder} data-spoken="">
                <BulbIcon />
                {reminder}
              </p>
            )}
            {children}
            {feedback && feedback.notes.length > 0 && (
              <section className={styles.notes} aria-label="Solution" data-spoken="">
                {feedback.notes.map((note, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: notes never move
                  <Markdown key={i} text={note} />
                ))}
              </section>
            )}
          </div>
        </div>
        {/* After the answer: who works by keys comes to that first. */}
        <ReadButton key={problem_id} label="Read to me" isAutomatic className={styles.reader} />
      </ReadAloudFor>
    </article>
  )
}

/** A title above the problem and words that can be heard (PROB-17). */
function ProblemHeader({ header }: { header: NonNullable<PublicEnvelope['header']> }) {
  const words = Object.entries(header.text_audio_dict ?? {})
  return (
    <header className={styles.header}>
      <h3 data-spoken={header.headerTitleUrl ?? ''}>{header.headerTitle}</h3>
      {header.headerTitleUrl && (
        <AudioButton
          url={header.headerTitleUrl}
          spokenText={header.headerTitle}
          label={`Listen: ${header.headerTitle}`}
        />
      )}
      {words.length > 0 && (
        <ul className={styles.words} aria-label="Words with sound">
          {words.map(([word, url]) => (
            <li key={word} className={styles.word}>
              {word}
              <AudioButton url={url} spokenText={word} label={`Listen to ${word}`} />
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}
