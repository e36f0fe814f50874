import { gradeName } from '@wordstride/learning'
import { useSearchParams } from 'react-router-dom'
import { useCurrentGrades } from '../../accounts/currentGrades'
import { LoadFailure } from '../../shell/LoadFailure'
import { PageHeading } from '../../shell/PageHeading'
import { GradeTabs } from '../grades/GradeTabs'
import { isGradeDisabled } from '../grades/isGradeDisabled'
import { useGradeProfile } from '../grades/useGradeProfile'
import { ViewSwitch } from '../grades/ViewSwitch'
import { LoadingSkills } from '../homeProfile/LoadingSkills'
import { readGrade } from '../homeProfile/profileQuery'
import { GradeChapters } from './GradeChapters'

/** COURSE-05: a tab per grade with the chapters of both sections. */
export function ChapterProfilePage() {
  const profile = useGradeProfile()
  const currentGrade = useCurrentGrades()['ae.la']
  const [search, setSearch] = useSearchParams()
  const grades = (profile.data ?? []).map(({ gradeId, cards }) => ({
    grade: gradeId,
    isDisabled: cards.every((card) => isGradeDisabled(card, import.meta.env.VITE_APP_ENV)),
  }))
  const asked = readGrade(search) ?? currentGrade
  const open = grades.find(({ grade, isDisabled }) => grade === asked && !isDisabled) ?? grades[0]
  return (
    <>
      <PageHeading
        title="Chapters"
        lead={open ? `${gradeName(open.grade)} · every chapter, and where you stand in it.` : ' '}
        aside={<ViewSwitch />}
      />
      {profile.isPending && <LoadingSkills what="grades" />}
      {profile.isError && <LoadFailure what="Your grades" onRetry={() => void profile.refetch()} />}
      {profile.data && !open && <p>There are no courses yet. Please ask your teacher.</p>}
      {open && (
        <GradeTabs
          grades={grades}
          open={open.grade}
          onOpen={(grade) => setSearch({ grade_id: String(grade) }, { replace: true })}
        >
          <GradeChapters key={open.grade} grade={open.grade} />
        </GradeTabs>
      )}
    </>
  )
}
