import { Grid } from '@chakra-ui/react'
import { gradeName } from '@wordstride/learning'
import { Choice, FormField } from '../../forms/FormFields'
import { SECTION_NAMES } from '../../links/allSectionNames'
import { phaseName } from '../../links/sessionNames'
import type { CascadeStep, Level, SkillInPhase } from './cascade'

const LABELS: Record<Level, string> = {
  programId: 'Program',
  phase: 'Phase',
  sectionType: 'Section',
  gradeId: 'Grade',
  chapterId: 'Chapter',
  skillId: 'Skill',
}

const NAMES: Record<Level, (skill: SkillInPhase) => string> = {
  programId: ({ programId }) => `Program ${programId}`,
  phase: ({ phase }) => phaseName(phase),
  sectionType: ({ sectionType }) => `${SECTION_NAMES[sectionType]} (${sectionType})`,
  gradeId: ({ gradeId }) => gradeName(gradeId),
  chapterId: ({ chapterId, chapterName }) => `${chapterId}. ${chapterName}`,
  skillId: ({ skillName }) => skillName,
}

/** A test has passages, or nothing below its grade. */
function labelOf(level: Level, phase: string | null, { options }: CascadeStep): string | null {
  if (phase !== 'test' || (level !== 'chapterId' && level !== 'skillId')) return LABELS[level]
  return level === 'chapterId' && options.length > 1 ? 'Passage' : null
}

export interface CascadeSelectsProps {
  steps: readonly CascadeStep[]
  onChoose(level: Level, value: string): void
}

/** Program, phase, section, grade, chapter, skill, and in tests the passage: each offers what is there under the ones before (TOOL-01). */
export function CascadeSelects({ steps, onChoose }: CascadeSelectsProps) {
  const phase = steps.find(({ level }) => level === 'phase')?.value ?? null
  const shown = steps.flatMap((step) => {
    const label = labelOf(step.level, phase, step)
    return label === null ? [] : [{ ...step, label }]
  })
  return (
    <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }} gap={{ base: 3, md: 4 }}>
      {shown.map(({ level, label, options, value }) => (
        <FormField key={level} label={label} isDisabled={options.length === 0}>
          <Choice
            empty="choose…"
            value={value ?? ''}
            options={options.map((option) => [option.value, NAMES[level](option.example)])}
            onChange={({ target }) => onChoose(level, target.value)}
          />
        </FormField>
      ))}
    </Grid>
  )
}
