import { useQuery } from '@tanstack/react-query'
import { gradeName, sectionName } from '@wordstride/learning'
import { useSearchParams } from 'react-router-dom'
import { useCurrentGrades } from '../../accounts/currentGrades'
import { useAuth } from '../../api/authStore'
import { toSearch } from '../../links/address'
import { schoolName } from '../../links/schoolName'
import { LoadFailure } from '../../shell/LoadFailure'
import { PageHeading } from '../../shell/PageHeading'
import { skillsQuery } from '../courseQueries'
import { areSkillsProficient } from '../standing/isAllProficient'
import { ChapterTabs } from './ChapterTabs'
import { LoadingSkills } from './LoadingSkills'
import { readProfileQuery } from './profileQuery'
import { SessionButtons } from './SessionButtons'

/** COURSE-06..09: chapters as left tabs, skills with their status and a Learn button, P and A on top. */
export function HomeProfilePage() {
  const userId = useAuth((state) => state.user?.userId) ?? ''
  const currentGrades = useCurrentGrades()
  const [search, setSearch] = useSearchParams()
  const { section, grade, chapterId } = readProfileQuery(search, currentGrades)
  const profile = useQuery(skillsQuery(userId, section, grade))
  const chapters = profile.data ?? []
  const skills = chapters.flatMap((chapter) => chapter.skills)
  // In the address, so that it is still open for who comes back from a lesson.
  function openChapter(id: number): void {
    const opened = { ...Object.fromEntries(search), ...toSearch({ chapterId: id }) }
    setSearch(opened, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <PageHeading
        title={schoolName(grade)}
        lead={`${sectionName(section)} · ${gradeName(grade)} · choose a ${section === 'ae.voc' ? 'word' : 'skill'} to learn.`}
        aside={
          skills.length > 0 && (
            <SessionButtons
              section={section}
              grade={grade}
              isAllProficient={areSkillsProficient(section, skills)}
            />
          )
        }
      />
      {profile.isPending && <LoadingSkills />}
      {profile.isError && <LoadFailure what="The skills" onRetry={() => void profile.refetch()} />}
      {profile.data && skills.length === 0 && (
        <p>There are no skills in this grade yet. Please choose another grade.</p>
      )}
      {skills.length > 0 && (
        <ChapterTabs
          key={`${section} ${grade}`}
          chapters={chapters}
          section={section}
          grade={grade}
          chapterId={chapterId}
          onOpen={openChapter}
        />
      )}
    </>
  )
}
