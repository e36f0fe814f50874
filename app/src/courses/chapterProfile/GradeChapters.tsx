import { Box, Heading, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../../api/authStore'
import { sectionName } from '../../links/sectionNames'
import { LoadFailure } from '../../shell/LoadFailure'
import { chaptersQuery } from '../courseQueries'
import { LoadingSkills } from '../homeProfile/LoadingSkills'
import { ChapterAccordion } from './ChapterAccordion'

/** The chapters of one grade by section, from userchapterprofile. */
export function GradeChapters({ grade }: { grade: number }) {
  const userId = useAuth((state) => state.user?.userId) ?? ''
  const profile = useQuery(chaptersQuery(userId, grade))
  if (profile.isPending) return <LoadingSkills />
  if (profile.isError) return <LoadFailure what="The chapters" onRetry={() => void profile.refetch()} />
  const sections = (['ae.la', 'ae.voc'] as const)
    .map((section) => ({
      section,
      chapters: profile.data.filter((chapter) => chapter.sectionType === section),
    }))
    .filter(({ chapters }) => chapters.length > 0)
  if (sections.length === 0) return <Text>There are no chapters in this grade yet.</Text>
  return sections.map(({ section, chapters }) => (
    <Box as="section" key={section} mb={8} aria-labelledby={`chapters-${section}`}>
      <Heading as="h2" id={`chapters-${section}`} fontSize="1.375rem" mb={4}>
        {sectionName(section)}
      </Heading>
      <ChapterAccordion section={section} grade={grade} chapters={chapters} />
    </Box>
  ))
}
