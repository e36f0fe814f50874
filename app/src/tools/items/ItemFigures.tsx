import { Box, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ItemReport } from '@wordstride/api'
import { PlainTable } from '../../panels/PlainTable'
import { shownDay } from '../../panels/shownDates'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { FlagBadge } from './FlagBadge'
import { FLAGS } from './flagNames'
import { itemQuery } from './itemQueries'

const percent = (count: number, of: number): string =>
  of === 0 ? '–' : `${Math.round((100 * count) / of)} %`

const BANDS = ['Weakest', 'Weaker', 'Middle', 'Stronger', 'Strongest'] as const

/** What students' answers tell of a problem, beside the problem. */
export function ItemFigures({ problemId }: { problemId: string }) {
  const item = useQuery(itemQuery(problemId))
  return (
    <Box
      as="section"
      aria-labelledby="item-figures"
      bg="bg.panel"
      borderRadius="l3"
      borderWidth="1px"
      p={{ base: 4, md: 6 }}
    >
      <Heading as="h2" id="item-figures" fontSize="1.25rem" mb={4}>
        What answers tell
      </Heading>
      {item.isPending && <LoadingBlock label="Loading the figures" height="9rem" />}
      {item.isError && <LoadFailure what="The figures" onRetry={() => void item.refetch()} />}
      {item.data && <Figures item={item.data} />}
    </Box>
  )
}

function Figures({ item }: { item: ItemReport }) {
  if (item.answers === 0)
    return <Text color="fg.muted">Nobody has answered it yet. Answers are counted every night.</Text>
  const facts = [
    ['First answers', String(item.answers)],
    ['Right at once', percent(item.right * item.answers, item.answers)],
    ['Median time', item.medianSeconds === null ? '–' : `${Math.round(item.medianSeconds)} s`],
    ['Discrimination', item.pointBiserial === null ? '–' : item.pointBiserial.toFixed(2)],
  ] as const
  return (
    <Stack gap={5}>
      {item.flags.length > 0 && (
        <Stack as="ul" listStyleType="none" gap={2} aria-label="What seems to be wrong">
          {item.flags.map((flag) => (
            <Flex as="li" key={flag} gap={3} align="baseline" wrap="wrap">
              <FlagBadge flag={flag} />
              <Text>{FLAGS[flag].advice}</Text>
            </Flex>
          ))}
        </Stack>
      )}
      <SimpleGrid as="dl" columns={{ base: 2, md: 4 }} gap={4}>
        {facts.map(([name, value]) => (
          <Box key={name}>
            <Text as="dt" color="fg.muted" fontSize="0.9375rem">
              {name}
            </Text>
            <Text as="dd" fontSize="1.5rem" fontWeight="700">
              {value}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
      {item.choices.length > 0 && (
        <PlainTable
          label="Options taken"
          height="none"
          columns={['Option', 'Taken by', 'Their ability', 'Flag']}
          rows={item.choices.map(({ id, label, isRight, taken, meanAbility, flags }) => ({
            key: id,
            cells: [
              `${isRight ? '✓ ' : ''}${label}`,
              percent(taken, item.answers),
              meanAbility === null ? '–' : meanAbility.toFixed(1),
              flags.map((flag) => <FlagBadge key={flag} flag={flag} />),
            ],
          }))}
        />
      )}
      <PlainTable
        label="Right at once, by ability"
        height="none"
        columns={['Students', 'First answers', 'Right at once']}
        rows={item.bands.map(({ answers, right }, i) => ({
          key: String(i),
          cells: [BANDS[i] ?? '', answers, percent(right, answers)],
        }))}
      />
      {item.countedAt !== null && (
        <Text color="fg.muted" fontSize="0.9375rem">
          Counted on {shownDay(item.countedAt)}. Ability is in logits: 0 is the average student; those with
          few answers are left out of it.
        </Text>
      )}
    </Stack>
  )
}
