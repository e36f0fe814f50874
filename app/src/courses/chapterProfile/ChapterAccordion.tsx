import { Accordion, Box, Flex, Text } from '@chakra-ui/react'
import type { Chapter } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { countProficient } from '../grades/isAllProficient'
import { SkillList } from '../homeProfile/SkillList'

interface ChapterAccordionProps {
  section: CourseSection
  grade: number
  chapters: readonly Chapter[]
}

/** Chapters that open to their skills; a list of words is drawn when it is looked at. */
export function ChapterAccordion({ section, grade, chapters }: ChapterAccordionProps) {
  return (
    <Accordion.Root collapsible multiple lazyMount variant="plain" display="grid" gap={3}>
      {chapters.map((chapter) => (
        <Accordion.Item
          key={chapter.chapterId}
          value={String(chapter.chapterId)}
          bg="bg.panel"
          borderRadius="l3"
          boxShadow="var(--ws-shadow)"
        >
          <h3>
            <Accordion.ItemTrigger minH="64px" px={{ base: 4, md: 6 }} py={4} cursor="pointer">
              <Flex flex="1" columnGap={6} rowGap={2} align="center" wrap="wrap">
                <Text flex="1" minW="12rem" fontWeight="600" fontSize="1.0625rem" textAlign="start">
                  {chapter.chapterId}. {chapter.chapterName}
                </Text>
                <Standing section={section} chapter={chapter} />
              </Flex>
              <Accordion.ItemIndicator />
            </Accordion.ItemTrigger>
          </h3>
          <Accordion.ItemContent>
            <Accordion.ItemBody px={{ base: 4, md: 6 }} pb={6}>
              <SkillList chapter={chapter} section={section} grade={grade} />
            </Accordion.ItemBody>
          </Accordion.ItemContent>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}

function Standing({ section, chapter: { skills } }: { section: CourseSection; chapter: Chapter }) {
  const proficient = countProficient(section, skills)
  const share = skills.length === 0 ? 0 : (proficient / skills.length) * 100
  return (
    <Flex align="center" gap={3}>
      <Box w="7rem" h="8px" borderRadius="full" bg="bg.subtle" overflow="hidden" aria-hidden="true">
        <Box h="100%" w={`${share}%`} bg="var(--ws-correct)" />
      </Box>
      <Text
        color="fg.muted"
        fontSize="0.9375rem"
        whiteSpace="nowrap"
        minW={{ md: '10.5rem' }}
        textAlign={{ md: 'end' }}
        fontVariantNumeric="tabular-nums"
      >
        {proficient} of {skills.length} Proficient
      </Text>
    </Flex>
  )
}
