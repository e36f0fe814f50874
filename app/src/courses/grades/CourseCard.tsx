import type { CourseCard as Card } from '@wordstride/api'
import { levelName, TOP_LEVEL } from '@wordstride/learning'
import { Button } from '@wordstride/ui'
import { afficiencyLink, flashcardLink, homeProfileLink, problemsLink } from '../../links/links'
import { LinkButton } from '../../shell/LinkButton'
import { AfficiencyLink } from '../AfficiencyLink'
import { isAllProficient } from '../standing/isAllProficient'
import styles from './CourseCard.module.css'
import { isBegun } from './courseStanding'
import { isGradeDisabled } from './isGradeDisabled'
import { LevelBar } from './LevelBar'

interface CardButton {
  label: string
  to: string
}

/** COURSE-01: words are learned from their cards, skills from their exercises. */
const firstButton = ({ sectionType, gradeId, chapterId }: Card): CardButton =>
  sectionType === 'ae.voc'
    ? { label: 'Card', to: flashcardLink(gradeId, chapterId) }
    : { label: 'Learning', to: homeProfileLink(sectionType, gradeId) }

interface CourseCardProps {
  card: Card
  /** In the student's own grade the first button stands out, before anything is begun. */
  isOwnGrade: boolean
}

/** COURSE-02; scores with 2 decimals (CONST-14). A course that is not begun has no scores to show yet. */
export function CourseCard({ card, isOwnGrade }: CourseCardProps) {
  const hasBegun = isBegun(card)
  const isDisabled = isGradeDisabled(card, import.meta.env.VITE_APP_ENV)
  const first = firstButton(card)
  const goal = Number(card.userGradeGoal).toFixed(2)
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h3>{card.sectionName}</h3>
        <span className={styles.label}>
          {card.totalSkill} {card.sectionType === 'ae.voc' ? 'words' : 'skills'}
        </span>
      </div>
      {hasBegun ? (
        <>
          <div className={styles.scores}>
            <Score label="Projected score" value={card.projectedScore.toFixed(2)} />
            <Score label="Goal" value={goal} />
          </div>
          <LevelBar section={card.sectionType} levels={levelsOf(card)} total={card.totalSkill} />
        </>
      ) : (
        <p className={styles.label}>Not started yet · Goal {goal}</p>
      )}
      <div className={styles.buttons}>
        {isDisabled ? (
          <DisabledButtons first={first.label} />
        ) : (
          <CardButtons card={card} first={first} isInviting={hasBegun || isOwnGrade} />
        )}
      </div>
    </article>
  )
}

function levelsOf(card: Card) {
  const { sectionType, level0, level1, level2, level3, level4, level5 } = card
  return [level0, level1, level2, level3, level4, level5]
    .slice(0, TOP_LEVEL[sectionType] + 1)
    .map((count, level) => ({ level, count, name: levelName(sectionType, level) }))
}

interface CardButtonsProps {
  card: Card
  first: CardButton
  isInviting: boolean
}

function CardButtons({ card, first, isInviting }: CardButtonsProps) {
  const { sectionType, gradeId } = card
  return (
    <>
      <LinkButton to={first.to} variant={isInviting ? 'primary' : 'soft'} size="compact">
        {first.label}
      </LinkButton>
      <LinkButton
        to={problemsLink({ sectionType, gradeId, phase: 'PROFICIENCY_SESSION' })}
        variant="secondary"
        size="compact"
      >
        Proficiency
      </LinkButton>
      <AfficiencyLink
        to={afficiencyLink(sectionType, gradeId)}
        isOpen={isAllProficient(card)}
        variant="secondary"
        size="compact"
      >
        Afficiency
      </AfficiencyLink>
    </>
  )
}

/** The buttons of a grade that cannot be chosen yet (COURSE-03). */
function DisabledButtons({ first }: { first: string }) {
  return [first, 'Proficiency', 'Afficiency'].map((label) => (
    <Button key={label} variant={label === first ? 'soft' : 'secondary'} size="compact" disabled>
      {label}
    </Button>
  ))
}

const Score = ({ label, value }: { label: string; value: string }) => (
  <div>
    <p className={styles.label}>{label}</p>
    <p className={styles.score}>{value}</p>
  </div>
)
