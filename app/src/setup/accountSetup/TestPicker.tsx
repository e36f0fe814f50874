import { Box, Grid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { COURSE_SECTIONS, type CourseSection } from '@wordstride/core'
import { gradeName, sectionName } from '@wordstride/learning'
import { useState } from 'react'
import { Choice, FormField } from '../../forms/FormFields'
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
        <FormField label="Test grade">
          <Choice
            minH="48px"
            value={String(grade)}
            options={offered.map((option) => [String(option), gradeName(option)])}
            onChange={({ target }) => setPick({ section, grade: Number(target.value) })}
          />
        </FormField>
        <FormField label="Section">
          <Choice
            minH="48px"
            value={section}
            options={COURSE_SECTIONS.map((option) => [option, sectionName(option)])}
            onChange={({ target }) => setPick({ grade: picked, section: target.value as CourseSection })}
          />
        </FormField>
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
