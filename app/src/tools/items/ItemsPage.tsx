import { Box, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ItemFlagName, ItemRow } from '@wordstride/api'
import { ChoiceField } from '@wordstride/ui'
import { Link, useSearchParams } from 'react-router-dom'
import { SCHOOL_GRADES } from '../../forms/FormFields'
import { SECTION_NAMES } from '../../links/allSectionNames'
import { TableArea } from '../../panels/TableArea'
import { TableHead } from '../../panels/tableParts'
import { counted } from '../../shell/counted'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PageHeading } from '../../shell/PageHeading'
import { Paging, useKnownPage } from '../../shell/Paging'
import { Sheet } from '../../shell/Sheet'
import { describeItem } from './describeItem'
import { FlagBadge } from './FlagBadge'
import { FLAG_NAMES, FLAGS } from './flagNames'
import { type ItemFilter, itemsQuery, PAGE_SIZE } from './itemQueries'
import { type ItemSearch, readItemSearch, SECTIONS, writeItemSearch } from './itemSearch'
import { OpenItem } from './OpenItem'

/** /items: the problems by what students' answers tell of them, for authors. */
export function ItemsPage() {
  const [search] = useSearchParams()
  const problemId = search.get('problem_id')
  if (problemId === null) return <ItemList />
  return <OpenItem key={problemId} problemId={problemId} list={writeItemSearch(readItemSearch(search))} />
}

function ItemList() {
  const [search, setSearch] = useSearchParams()
  const { filter, page } = readItemSearch(search)
  const items = useQuery(itemsQuery(filter, page))
  const { data } = items

  const show = (next: ItemSearch) => setSearch(writeItemSearch(next), { replace: true })
  const choose = (change: Partial<ItemFilter>) => show({ filter: { ...filter, ...change }, page: 1 })
  const toPage = (next: number) => show({ filter, page: next })
  const pages = data && Math.ceil(data.total / PAGE_SIZE)
  useKnownPage(page, items.isPlaceholderData ? undefined : pages, toPage)

  return (
    <>
      <PageHeading
        title="Item analytics"
        lead="What students’ answers tell of the problems. Answers are counted every night."
      />
      <Grid
        gap={4}
        mb={5}
        templateColumns={{
          base: 'minmax(0, 1fr)',
          sm: '1fr 1fr',
          md: 'minmax(0, 20rem) repeat(2, minmax(0, 15rem))',
        }}
      >
        <ChoiceField
          label="Show"
          value={filter.flag ?? ''}
          onChange={({ target }) => choose({ flag: (target.value || null) as ItemFlagName | 'any' | null })}
        >
          <option value="any">Problems with a flag</option>
          <option value="">All that were answered</option>
          {FLAG_NAMES.map((flag) => (
            <option key={flag} value={flag}>
              {FLAGS[flag].name}
            </option>
          ))}
        </ChoiceField>
        <ChoiceField
          label="Section"
          value={filter.sectionType ?? ''}
          onChange={({ target }) =>
            choose({ sectionType: SECTIONS.find((section) => section === target.value) ?? null })
          }
        >
          <option value="">All sections</option>
          {SECTIONS.map((section) => (
            <option key={section} value={section}>
              {SECTION_NAMES[section]}
            </option>
          ))}
        </ChoiceField>
        <ChoiceField
          label="Grade"
          value={filter.gradeId ?? ''}
          onChange={({ target }) => choose({ gradeId: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">All grades</option>
          {SCHOOL_GRADES.map(([grade, name]) => (
            <option key={grade} value={grade}>
              {name}
            </option>
          ))}
        </ChoiceField>
      </Grid>
      {items.isPending && <LoadingBlock label="Loading the problems" height="16rem" />}
      {items.isError && <LoadFailure what="The problems" onRetry={() => void items.refetch()} />}
      {data?.total === 0 && <Empty isFlagged={Boolean(filter.flag)} />}
      {data && data.total > 0 && (
        <Stack gap={4} aria-busy={items.isPlaceholderData}>
          <Text color="fg.muted" aria-live="polite">
            {counted(data.total, 'problem')}
          </Text>
          <Sheet>
            <ItemTable items={data.items} list={writeItemSearch({ filter, page })} />
          </Sheet>
          <Paging label="Pages of the problems" page={page} pages={pages ?? 1} onPage={toPage} />
        </Stack>
      )}
    </>
  )
}

interface ItemTableProps {
  items: readonly ItemRow[]
  /** What is gone back to from one of them. */
  list: Record<string, string>
}

const ItemTable = ({ items, list }: ItemTableProps) => (
  <TableArea label="Problems" height="none" isFlowing>
    <TableHead columns={['Problem', 'Answers', 'Right at once', 'Flags']} />
    <tbody>
      {items.map(({ problemId, answers, right, flags, ...place }) => (
        <tr key={problemId}>
          <td>
            <Text color="var(--ws-primary)" fontWeight="600" overflowWrap="anywhere" asChild>
              <Link to={`?${new URLSearchParams({ ...list, problem_id: problemId })}`}>{problemId}</Link>
            </Text>
            <Text color="fg.muted">{describeItem(place)}</Text>
          </td>
          <td data-column="Answers">{answers}</td>
          <td data-column="Right at once">{Math.round(100 * right)} %</td>
          <td data-column="Flags">
            <Flex display="inline-flex" gap={2} wrap="wrap">
              {flags.length === 0 ? '–' : flags.map((flag) => <FlagBadge key={flag} flag={flag} />)}
            </Flex>
          </td>
        </tr>
      ))}
    </tbody>
  </TableArea>
)

const Empty = ({ isFlagged }: { isFlagged: boolean }) => (
  <Box bg="bg.panel" borderRadius="l3" p={{ base: 6, md: 8 }} textAlign="center">
    <Text fontWeight="600">
      {isFlagged ? 'No problem has such a flag.' : 'No problem was answered here yet.'}
    </Text>
    <Text color="fg.muted" mt={1}>
      {isFlagged
        ? 'A flag needs 60 answers of students who are known well enough. Choose ‘All that were answered’ to see the others.'
        : 'The figures come the night after the first answers.'}
    </Text>
  </Box>
)
