import { useQuery } from '@tanstack/react-query'
import type { CourseSection } from '@wordstride/core'
import { gradeName, sectionName } from '@wordstride/learning'
import { useSearchParams } from 'react-router-dom'
import { useCurrentGrades } from '../../accounts/currentGrades'
import { useAuth } from '../../api/authStore'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PageHeading } from '../../shell/PageHeading'
import { accuracyQuery } from '../courseQueries'
import { useGradeProfile } from '../grades/useGradeProfile'
import { readProfileQuery } from '../homeProfile/profileQuery'
import { isAllProficient } from '../standing/isAllProficient'
import { AccuracyPanel } from './AccuracyPanel'
import { ImproveRow } from './ImproveRow'
import styles from './ReviewAfficiencyPage.module.css'
import { StartAfficiency } from './StartAfficiency'

/** Whether every skill of the grade is proficient; null while it is not known. */
function useIsAfficiencyOpen(section: CourseSection, grade: number): boolean | null {
  const profile = useGradeProfile()
  if (!profile.data) return null
  const card = profile.data
    .find(({ gradeId }) => gradeId === grade)
    ?.cards.find(({ sectionType }) => sectionType === section)
  return card !== undefined && isAllProficient(card)
}

/** COURSE-11..13: where afficiency begins. The title is that of the section (C-35). */
export function ReviewAfficiencyPage() {
  const userId = useAuth((state) => state.user?.userId) ?? ''
  const currentGrades = useCurrentGrades()
  const [search] = useSearchParams()
  const { section, grade } = readProfileQuery(search, currentGrades)
  const isOpen = useIsAfficiencyOpen(section, grade)
  const accuracy = useQuery(accuracyQuery(userId, section, grade))
  const toImprove = accuracy.data?.scores.filter(({ improveFactor }) => improveFactor > 0) ?? []
  return (
    <>
      <PageHeading title="Afficiency Session" lead={`${sectionName(section)} · ${gradeName(grade)}`} />
      {accuracy.isPending && <LoadingBlock label="Loading your accuracy" height="14rem" />}
      {accuracy.isError && <LoadFailure what="Your accuracy" onRetry={() => void accuracy.refetch()} />}
      {accuracy.data && (
        <>
          <div className={styles.top}>
            <AccuracyPanel overall={accuracy.data.overall} goal={Number(accuracy.data.userGradeGoal)} />
            <StartAfficiency section={section} grade={grade} isOpen={isOpen} />
          </div>
          <h2 className={styles.title}>Skills that need most improvement</h2>
          <p className={styles.lead}>Practice them first: they lift your score most.</p>
          {toImprove.length === 0 && <p>There is nothing to improve.</p>}
          <ul className={styles.skills}>
            {toImprove.map((skill, i) => (
              <ImproveRow
                key={skill.skillId}
                skill={skill}
                section={section}
                grade={grade}
                isWeakest={i === 0}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
