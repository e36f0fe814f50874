import { Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { PROGRAM_ID } from '@wordstride/core'
import { useSearchParams } from 'react-router-dom'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { useAuth } from '../auth/authStore'
import { areSkillsProficient } from '../courses/isAllProficient'
import { gradeName, schoolName } from '../routes/gradeNames'
import { sectionName } from '../routes/sectionNames'
import { LoadFailure } from '../shell/LoadFailure'
import { PageHeading } from '../shell/PageHeading'
import { ChapterTabs } from './ChapterTabs'
import { LoadingSkills } from './LoadingSkills'
import { readProfileQuery } from './profileQuery'
import { SessionButtons } from './SessionButtons'

/** COURSE-06..09: chapters as left tabs, skills with their status and a Learn button, P and A on top. */
export function HomeProfilePage() {
  const userId = useAuth((state) => state.user?.user_id) ?? ''
  const currentGrade = useAuth((state) => state.user?.current_grade['ae.la']) ?? 2
  const [search] = useSearchParams()
  const { section, grade, chapterId } = readProfileQuery(search, currentGrade)
  const profile = useQuery({
    queryKey: ['skillsByUserid', userId, section, grade],
    queryFn: async () =>
      unwrap(
        await apiClient.call('skillsByUserid', {
          user_id: userId,
          program_id: PROGRAM_ID,
          section_type: section,
          grade_id: grade,
          chapter_id: 1,
        }),
      ).chapters,
    staleTime: 0,
  })
  const chapters = profile.data ?? []
  const skills = chapters.flatMap((chapter) => chapter.skills)
  return (
    <>
      <Flex justify="space-between" align="flex-start" columnGap={6} wrap="wrap">
        <PageHeading
          title={schoolName(grade)}
          lead={`${sectionName(section)} · ${gradeName(grade)} · choose a skill and press Learn.`}
        />
        {skills.length > 0 && (
          <Flex mb={{ base: 6, md: 8 }}>
            <SessionButtons
              section={section}
              grade={grade}
              isAllProficient={areSkillsProficient(section, skills)}
            />
          </Flex>
        )}
      </Flex>
      {profile.isPending && <LoadingSkills />}
      {profile.isError && <LoadFailure what="The skills" onRetry={() => void profile.refetch()} />}
      {profile.data && skills.length === 0 && (
        <Text>There are no skills in this grade yet. Please choose another grade.</Text>
      )}
      {skills.length > 0 && (
        <ChapterTabs chapters={chapters} section={section} grade={grade} chapterId={chapterId} />
      )}
    </>
  )
}
