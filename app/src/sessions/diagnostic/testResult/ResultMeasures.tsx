import { Box, Grid, Text } from '@chakra-ui/react'
import { type EndedResult, percent, speedText } from './testResult'

/** Accuracy, speed, recommendation and how much was answered, of one part. */
export function ResultMeasures({ result }: { result: EndedResult }) {
  const { accuracy, speed, recommendation, tableData, numberOfProblems } = result
  const measures = [
    ['Accuracy', percent(accuracy)],
    ['Speed', speedText(speed)],
    ['Recommendation', recommendation ?? ''],
    ['Answered', `${tableData.length} of ${numberOfProblems}`],
  ] as const
  return (
    <Grid as="dl" templateColumns={{ base: '1fr 1fr', md: 'repeat(4, auto)' }} gap={5} mt={4}>
      {measures.map(([name, value]) => (
        <Box key={name}>
          <Text as="dt" color="fg.muted" fontSize="0.875rem">
            {name}
          </Text>
          <Text as="dd" fontWeight="700" fontSize="1.125rem">
            {value}
          </Text>
        </Box>
      ))}
    </Grid>
  )
}
