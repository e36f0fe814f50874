import { Box, Skeleton, Stack, Tabs, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type CourseSection, PROGRAM_ID } from '@wordstride/core'
import { useSearchParams } from 'react-router-dom'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { useAuth } from '../auth/authStore'
import { gradeName, schoolName } from '../routes/gradeNames'
import { LoadFailure } from '../shell/LoadFailure'
import { PageHeading } from '../shell/PageHeading'
import { SkillRow } from './SkillRow'

/** COURSE-06..09: chapters as left tabs, skills with their status and a Learn button. */
export function HomeProfilePage() {
  const userId = useAuth((state) => state.user?.user_id) ?? ''
  const currentGrade = useAuth((state) => state.user?.current_grade['ae.la']) ?? 2
  const [search] = useSearchParams()
  const section: CourseSection = search.get('section_type') === 'ae.voc' ? 'ae.voc' : 'ae.la'
  const asked = Number(search.get('grade_id') ?? currentGrade)
  const grade = Number.isInteger(asked) && asked >= 0 && asked <= 12 ? asked : currentGrade
  const profile = useQuery({
    queryKey: ['skillsByUserid', userId, section, grade],
    queryFn: async () =>
      unwrap(
        await apiClient.call('skillsByUserid', {
          user_id: userId,
          program_id: PROGRAM_ID,
          section_type: section,
          grade_id: grade,
        }),
      ).chapters,
    staleTime: 0,
  })
  const first = profile.data?.[0]
  return (
    <>
      <PageHeading title={schoolName(grade)} lead={`${gradeName(grade)} · choose a skill and press Learn.`} />
      {profile.isPending && (
        <Stack gap={3} aria-busy="true" aria-label="Loading skills">
          <Skeleton height="4.5rem" borderRadius="l2" />
          <Skeleton height="4.5rem" borderRadius="l2" />
          <Skeleton height="4.5rem" borderRadius="l2" />
        </Stack>
      )}
      {profile.isError && <LoadFailure what="The skills" onRetry={() => void profile.refetch()} />}
      {profile.data && !first && (
        <Text>There are no skills in this grade yet. Please choose another grade.</Text>
      )}
      {profile.data && first && (
        <Tabs.Root
          defaultValue={String(first.chapter_id)}
          orientation="vertical"
          flexDirection={{ base: 'column', md: 'row' }}
          gap={{ base: 4, md: 8 }}
        >
          <Tabs.List aria-label="Chapters" minW={{ md: '14rem' }} overflowX="auto">
            {profile.data.map((chapter) => (
              <Tabs.Trigger
                key={chapter.chapter_id}
                value={String(chapter.chapter_id)}
                minH="48px"
                textAlign="start"
              >
                {chapter.chapter_id}. {chapter.chapter_name}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Box flex="1" minW={0}>
            {profile.data.map((chapter) => (
              <Tabs.Content key={chapter.chapter_id} value={String(chapter.chapter_id)} p={0}>
                <Stack as="ul" gap={3} listStyleType="none">
                  {chapter.skills.map((skill) => (
                    <SkillRow
                      key={skill.skill_id}
                      skill={skill}
                      section={section}
                      grade={grade}
                      chapterId={chapter.chapter_id}
                    />
                  ))}
                </Stack>
              </Tabs.Content>
            ))}
          </Box>
        </Tabs.Root>
      )}
    </>
  )
}
