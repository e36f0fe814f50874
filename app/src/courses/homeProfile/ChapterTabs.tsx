import { Box, Tabs, Text, useBreakpointValue } from '@chakra-ui/react'
import type { Chapter } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { countProficient } from '../grades/isAllProficient'
import { SkillList } from './SkillList'

interface ChapterTabsProps {
  chapters: readonly Chapter[]
  section: CourseSection
  grade: number
  /** The chapter that is open at first; the first one when there is no such chapter. */
  chapterId: number
}

/** Chapters as left tabs, on a phone above the skills (COURSE-06). */
export function ChapterTabs({ chapters, section, grade, chapterId }: ChapterTabsProps) {
  const open = chapters.find((chapter) => chapter.chapterId === chapterId) ?? chapters[0]
  const isWide = useBreakpointValue({ base: false, md: true }, { ssr: false }) ?? true
  return (
    <Tabs.Root
      key={`${section} ${grade}`}
      defaultValue={String(open?.chapterId)}
      orientation={isWide ? 'vertical' : 'horizontal'}
      variant="plain"
      lazyMount
      flexDirection={{ base: 'column', md: 'row' }}
      gap={{ base: 4, md: 8 }}
    >
      <Tabs.List
        aria-label="Chapters"
        w={{ md: '16rem' }}
        flexShrink={0}
        gap={2}
        overflowX="auto"
        overflowY="hidden"
        alignSelf="flex-start"
        maxW="100%"
      >
        {chapters.map((chapter) => (
          <Tabs.Trigger
            key={chapter.chapterId}
            value={String(chapter.chapterId)}
            minH="60px"
            h="auto"
            px={4}
            py={2}
            flexShrink={0}
            flexDirection="column"
            alignItems="flex-start"
            justifyContent="center"
            gap={0}
            textAlign="start"
            borderRadius="l2"
            bg="transparent"
            color="fg"
            _selected={{ bg: 'brand.subtle', color: 'brand.fg' }}
          >
            <Text as="span" fontSize="1rem" fontWeight="600">
              {chapter.chapterId}. {chapter.chapterName}
            </Text>
            <Text as="span" fontSize="0.875rem" fontWeight="400" color="fg.muted">
              {countProficient(section, chapter.skills)} of {chapter.skills.length} Proficient
            </Text>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Box flex="1" minW={0}>
        {chapters.map((chapter) => (
          <Tabs.Content
            key={chapter.chapterId}
            value={String(chapter.chapterId)}
            p={0}
            pt={{ base: 4, md: 0 }}
          >
            <SkillList chapter={chapter} section={section} grade={grade} />
          </Tabs.Content>
        ))}
      </Box>
    </Tabs.Root>
  )
}
