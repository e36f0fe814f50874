import { Box, Text } from '@chakra-ui/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { STAGE_NAMES } from '../screen/testNames'
import { plannedStages, type TestForm } from './testForm'

/** How long the chosen test takes, before it is begun. */
export function PlannedTest() {
  const { control, getValues } = useFormContext<TestForm>()
  useWatch({ control })
  const stages = plannedStages(getValues())
  if (stages.length === 0) return null
  return (
    <Box bg="brand.subtle" borderRadius="l2" px={5} py={4} aria-live="polite">
      <Text fontWeight="600">This test</Text>
      <Box as="ul" listStyleType="none">
        {stages.map(({ sectionType, minutes, draws }, i) => (
          <li key={sectionType}>
            {stages.length > 1 && `Part ${i + 1}: `}
            {STAGE_NAMES[sectionType]}, up to {draws.reduce((sum, { count }) => sum + count, 0)} problems in{' '}
            {minutes} minutes
          </li>
        ))}
      </Box>
    </Box>
  )
}
