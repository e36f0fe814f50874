import { Flex, Heading, Text } from '@chakra-ui/react'
import { sectionName } from '@wordstride/learning'
import { Button, StatusLine } from '@wordstride/ui'
import { useState } from 'react'
import { LinkButton } from '../../shell/LinkButton'
import { LastResult } from './LastResult'
import { type Consolidated, completedAlone, suggestedPick } from './pickTest'
import type { CompleteSelections } from './setupSteps'
import { TestPicker } from './TestPicker'

interface DiagnosticTestTabProps {
  consolidated: Consolidated
  selections: CompleteSelections
  /** The test that led back here (TEST-22). */
  lastSessionId: string | null
  mayTest: boolean
  onViewPlan(): void
  onViewResult(): void
}

/** Which test comes next, and what the tests have led to (SETUP-04..08). */
export function DiagnosticTestTab({
  consolidated,
  selections,
  lastSessionId,
  mayTest,
  onViewPlan,
  onViewResult,
}: DiagnosticTestTabProps) {
  const { results, suggestedTest, topGradePassed } = consolidated
  const [isRetesting, setRetesting] = useState(false)
  const isFirst = results.length === 0
  const isDone = suggestedTest === null
  const last = results.find(({ sessionId }) => sessionId === lastSessionId)
  return (
    <>
      <Heading as="h2" fontSize="1.375rem" mb={4}>
        Diagnostic Test
      </Heading>
      {last && <LastResult result={last} />}
      {completedAlone(consolidated).map((section) => (
        <StatusLine key={section} tone="correct">
          The {sectionName(section)} Tests have been completed
        </StatusLine>
      ))}
      {isDone && (
        <StatusLine tone="correct">
          Congratulations! All tests have been completed. Your study plan is ready.
        </StatusLine>
      )}
      {topGradePassed.map((section) => (
        <Text key={section} mt={3} fontWeight="600">
          You have passed the highest grade in {sectionName(section)}. The next-grade test will be available
          soon.
        </Text>
      ))}
      {!mayTest && <Text mt={3}>Please ask your account manager to open the tests for you.</Text>}
      {mayTest && (!isDone || isRetesting) && (
        <TestPicker
          key={`${lastSessionId} ${isRetesting}`}
          isFirst={isFirst}
          suggested={suggestedPick(consolidated, selections.schoolGrade)}
          hasSuggestion={!isDone && !isFirst && !isRetesting}
          selections={selections}
        />
      )}
      {!isFirst && (
        <Flex mt={7} gap={3} wrap="wrap" direction={{ base: 'column', sm: 'row' }}>
          <Button variant={isDone ? 'primary' : 'secondary'} onClick={onViewPlan}>
            View Study Plan
          </Button>
          {mayTest && (
            <Button
              variant="secondary"
              aria-expanded={isRetesting}
              onClick={() => setRetesting(!isRetesting)}
            >
              Test / Retest Another Grade
            </Button>
          )}
          <LinkButton to="/testRecords" variant="secondary">
            View Test History
          </LinkButton>
          <Button variant="secondary" onClick={onViewResult}>
            View Consolidated Test Result
          </Button>
        </Flex>
      )}
    </>
  )
}
