import { Field, Grid, NativeSelect } from '@chakra-ui/react'
import { gradeName } from '../../routes/gradeNames'
import type { CascadeStep, Level, SkillInPhase } from './cascade'

const LABELS: Record<Level, string> = {
  program_id: 'Program',
  phase: 'Phase',
  section_type: 'Section',
  grade_id: 'Grade',
  chapter_id: 'Chapter',
  skill_id: 'Skill',
}

const PHASES: Record<SkillInPhase['phase'], string> = {
  LEARNING_SESSION: 'Learning',
  PROFICIENCY_SESSION: 'Proficiency',
  AFFICIENCY_SESSION: 'Afficiency',
  test: 'Test',
}

const SECTIONS: Record<SkillInPhase['section_type'], string> = {
  'ae.la': 'Language Arts (ae.la)',
  'ae.voc': 'Vocabulary (ae.voc)',
  'ae.ls': 'Language Skills (ae.ls)',
  'ae.rc': 'Reading Comprehension (ae.rc)',
}

const NAMES: Record<Level, (skill: SkillInPhase) => string> = {
  program_id: ({ program_id }) => `Program ${program_id}`,
  phase: ({ phase }) => PHASES[phase],
  section_type: ({ section_type }) => SECTIONS[section_type],
  grade_id: ({ grade_id }) => gradeName(grade_id),
  chapter_id: ({ chapter_id, chapter_name }) => `${chapter_id}. ${chapter_name}`,
  skill_id: ({ skill_name }) => skill_name,
}

export interface CascadeSelectsProps {
  steps: readonly CascadeStep[]
  onChoose(level: Level, value: string): void
}

/** Program, phase, section, grade, chapter, skill: each offers what is there under the ones before (TOOL-01). */
export function CascadeSelects({ steps, onChoose }: CascadeSelectsProps) {
  return (
    <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }} gap={{ base: 3, md: 4 }}>
      {steps.map(({ level, options, value }) => (
        <Field.Root key={level} disabled={options.length === 0} gap={1}>
          <Field.Label>{LABELS[level]}</Field.Label>
          <NativeSelect.Root disabled={options.length === 0}>
            <NativeSelect.Field
              minH="44px"
              bg="bg.panel"
              value={value ?? ''}
              onChange={(event) => onChoose(level, event.target.value)}
            >
              <option value="">choose…</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {NAMES[level](option.example)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
      ))}
    </Grid>
  )
}
