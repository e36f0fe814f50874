import { Stack } from '@chakra-ui/react'
import type { Chapter } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { SkillRow } from './SkillRow'

interface SkillListProps {
  chapter: Chapter
  section: CourseSection
  grade: number
}

/** The skills of a chapter by skill_seq, as the server gives them (COURSE-07). */
export function SkillList({ chapter, section, grade }: SkillListProps) {
  const next = chapter.skills.find(({ level }) => level === 0)
  return (
    <Stack as="ul" gap={3} listStyleType="none">
      {chapter.skills.map((skill) => (
        <SkillRow
          key={skill.skillId}
          skill={skill}
          isNext={skill === next}
          section={section}
          grade={grade}
          chapterId={chapter.chapterId}
        />
      ))}
    </Stack>
  )
}
