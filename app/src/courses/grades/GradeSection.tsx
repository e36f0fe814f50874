import type { CourseCard as Card } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { gradeName, sectionName } from '@wordstride/learning'
import { useId } from 'react'
import { CourseCard } from './CourseCard'
import styles from './GradeSection.module.css'

interface GradeSectionProps {
  grade: number
  cards: readonly Card[]
  /** The sections in which it is the student's own grade. */
  ownSections: readonly CourseSection[]
}

/** A student may be in different grades in the two sections. */
const ownGradeLabel = ([only, other]: readonly CourseSection[]): string =>
  only === undefined || other !== undefined ? 'Your grade' : `Your grade in ${sectionName(only)}`

/** The cards of one grade; a card that stands alone takes the whole width. */
export function GradeSection({ grade, cards, ownSections }: GradeSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.grade}>
      <div className={styles.head}>
        <h2 id={id}>{gradeName(grade)}</h2>
        {ownSections.length > 0 && <span className={styles.own}>{ownGradeLabel(ownSections)}</span>}
      </div>
      <div className={styles.cards}>
        {cards.map((card) => (
          <CourseCard
            key={card.sectionType}
            card={card}
            isOwnGrade={ownSections.includes(card.sectionType)}
          />
        ))}
      </div>
    </section>
  )
}
