import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { CourseSection } from '@wordstride/core'
import { gradeName } from '@wordstride/learning'
import { useState } from 'react'
import { Choice, FormField } from '../forms/FormFields'
import { LoadFailure } from '../shell/LoadFailure'
import { skillOptionsQuery } from '../tools/renderingtool/renderingQueries'

/** The skills, or the words, to which drafts belong. */
export function useSkillOptions(isEnabled: boolean, section: CourseSection = 'ae.la') {
  const { data, isPending, isLoadingError, refetch } = useQuery({ ...skillOptionsQuery, enabled: isEnabled })
  const skills = (data ?? []).filter(
    ({ sectionType, phases }) => sectionType === section && !phases.includes('test'),
  )
  return { skills, isPending, isLoadingError, refetch }
}

interface SkillFieldsProps {
  options: ReturnType<typeof useSkillOptions>
  label?: string
}

/** Asks for a skill by its grade: the field `skillId` of a form. */
export function SkillFields({ options, label = 'Skill' }: SkillFieldsProps) {
  const { skills, isPending, isLoadingError, refetch } = options
  const [grade, setGrade] = useState('')
  const grades = [...new Set(skills.map(({ gradeId }) => gradeId))]
  return (
    <>
      {isLoadingError && (
        <Box gridColumn="1 / -1">
          <LoadFailure what="The skills" onRetry={() => void refetch()} />
        </Box>
      )}
      <FormField label="Grade" isRequired>
        <Choice
          name="grade"
          value={grade}
          empty={isPending ? 'loading…' : 'choose…'}
          options={grades.map((one) => [String(one), gradeName(one)])}
          onChange={(event) => setGrade(event.target.value)}
        />
      </FormField>
      <FormField label={label} isRequired>
        <Choice
          name="skillId"
          empty="choose…"
          options={skills
            .filter(({ gradeId }) => String(gradeId) === grade)
            .map(({ skillId, skillName }) => [skillId, skillName])}
        />
      </FormField>
    </>
  )
}
