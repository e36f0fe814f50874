import { COURSE_SECTIONS } from '@wordstride/core'
import { useSearchParams } from 'react-router-dom'
import { useCurrentGrades } from '../../accounts/currentGrades'
import { LoadFailure } from '../../shell/LoadFailure'
import { PageHeading } from '../../shell/PageHeading'
import { LoadingSkills } from '../homeProfile/LoadingSkills'
import { readGrade } from '../homeProfile/profileQuery'
import { shownGrades } from './courseStanding'
import { GradeSection } from './GradeSection'
import { GradeTabs } from './GradeTabs'
import { useGradeProfile } from './useGradeProfile'
import { ViewSwitch } from './ViewSwitch'

/** COURSE-01: a card per grade and section; the student's own grade, the others behind the picker. */
export function CoursesPage() {
  const profile = useGradeProfile()
  const current = useCurrentGrades()
  const [search, setSearch] = useSearchParams()
  const grades = profile.data ?? []
  const shown = shownGrades(grades, [current['ae.la'], current['ae.voc']], readGrade(search))
  const [first] = shown
  return (
    <>
      <PageHeading
        title="Courses"
        lead="Pick a grade and see how far you have come."
        aside={<ViewSwitch />}
      />
      {profile.isPending && <LoadingSkills what="courses" />}
      {profile.isError && <LoadFailure what="Your courses" onRetry={() => void profile.refetch()} />}
      {profile.data && !first && <p>There are no courses yet. Please ask your teacher.</p>}
      {first && (
        <GradeTabs
          grades={grades.map(({ gradeId }) => ({ grade: gradeId }))}
          open={first.gradeId}
          onOpen={(grade) => setSearch({ grade_id: String(grade) }, { replace: true })}
        >
          {shown.map(({ gradeId, cards }) => (
            <GradeSection
              key={gradeId}
              grade={gradeId}
              cards={cards}
              ownSections={COURSE_SECTIONS.filter((section) => current[section] === gradeId)}
            />
          ))}
        </GradeTabs>
      )}
    </>
  )
}
