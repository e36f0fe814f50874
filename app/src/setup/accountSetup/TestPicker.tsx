import { Box, Field, Grid, NativeSelect, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { CourseSection } from '@wordstride/core'
import { useState } from 'react'
import { gradeName } from '../../links/gradeNames'
import { sectionName } from '../../links/sectionNames'
import { gradeOptions, isOffered } from '../../sessions/diagnostic/configTest/testForm'
import { FROM_SETUP } from '../../sessions/diagnostic/screen/testOrigin'
import { testsLink } from '../../sessions/diagnostic/screen/testParams'
import { testGradesQuery } from '../../sessions/diagnostic/testQueries'
import { LinkButton } from '../../shell/LinkButton'
import { changePick, type PickedTest, toNewTest } from './pickTest'
import type { CompleteSelections } from './setupSteps'

interface TestPickerProps {
  isFirst: boolean
  suggested: PickedTest
  /** Whether the sequence names this test as the next one. */
  hasSuggestion: boolean
  selections: CompleteSelections
}

const SECTIONS = ['ae.voc', 'ae.la'] as const

/** The grade itself where it is offered. */
const nearest = (offered: readonly number[], grade: number): number =>
  offered.reduce(
    (best, option) => (Math.abs(option - grade) < Math.abs(best - grade) ? option : best),
    offered[0] ?? grade,
  )

/** Grade and section of the next test; what is suggested can be changed (SETUP-04, SETUP-05). */
export function TestPicker({ isFirst, suggested, hasSuggestion, selections }: TestPickerProps) {
  const [{ section, grade: picked }, setPick] = useState<Pick<PickedTest, 'section' | 'grade'>>(suggested)
  const known = useQuery(testGradesQuery()).data ?? null
  const offered = gradeOptions(import.meta.env.VITE_APP_ENV).filter((option) =>
    isOffered(known, section, String(option)),
  )
  // Another section may have no test at the grade.
  const grade = nearest(offered, picked)
  const test = toNewTest(changePick(suggested, { section, grade }), selections)
  return (
    <Box mt={4}>
      {hasSuggestion && (
        <Text mb={4}>
          Suggested next: {sectionName(suggested.section)}, {gradeName(suggested.grade)}. Take a break first,
          if you like.
        </Text>
      )}
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={5} maxW="40rem">
        <Choice
          label="Test grade"
          value={String(grade)}
          options={offered.map((option) => [String(option), gradeName(option)])}
          onChange={(value) => setPick({ section, grade: Number(value) })}
        />
        <Choice
          label="Section"
          value={section}
          options={SECTIONS.map((option) => [option, sectionName(option)])}
          onChange={(value) => setPick({ grade: picked, section: value as CourseSection })}
        />
      </Grid>
      <Text mt={4} color="fg.muted">
        The clock starts as soon as the first problem is there.
      </Text>
      <Box mt={4}>
        <LinkButton to={testsLink(test)} state={FROM_SETUP} size="large">
          {isFirst ? 'Start the First Test' : 'Start the Next Test'}
        </LinkButton>
      </Box>
    </Box>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange(value: string): void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Field.Root gap={1.5}>
      <Field.Label fontWeight="600">{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          minH="48px"
          bg="bg.panel"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  )
}
