import { useQuery } from '@tanstack/react-query'
import { COURSE_SECTIONS } from '@wordstride/core'
import { sectionName } from '@wordstride/learning'
import { useAuth } from '../../api/authStore'
import { LoadFailure } from '../../shell/LoadFailure'
import { chaptersQuery } from '../courseQueries'
import { LoadingSkills } from '../homeProfile/LoadingSkills'
import { ChapterFolds } from './ChapterFolds'
import styles from './GradeChapters.module.css'

/** The chapters of one grade by section, from userchapterprofile. */
export function GradeChapters({ grade }: { grade: number }) {
  const userId = useAuth((state) => state.user?.userId) ?? ''
  const profile = useQuery(chaptersQuery(userId, grade))
  if (profile.isPending) return <LoadingSkills what="chapters" />
  if (profile.isLoadingError)
    return <LoadFailure what="The chapters" onRetry={() => void profile.refetch()} />
  const sections = COURSE_SECTIONS.map((section) => ({
    section,
    chapters: profile.data.filter((chapter) => chapter.sectionType === section),
  })).filter(({ chapters }) => chapters.length > 0)
  if (sections.length === 0) return <p>There are no chapters in this grade yet.</p>
  return sections.map(({ section, chapters }) => (
    <section key={section} className={styles.section} aria-labelledby={`chapters-${section}`}>
      <h2 id={`chapters-${section}`}>{sectionName(section)}</h2>
      <ChapterFolds section={section} grade={grade} chapters={chapters} />
    </section>
  ))
}
