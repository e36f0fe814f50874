import { Box, Text } from '@chakra-ui/react'
import type { StaffActionEntry } from '@wordstride/api'
import { shownMoment } from '../../panels/shownDates'
import { Sheet } from '../../shell/Sheet'
import { actionName, changedFields } from './describeAction'

interface HistorySheetProps {
  history: readonly StaffActionEntry[]
  /** What an entry is about, behind what was done. */
  describe?(entry: StaffActionEntry): string
}

/** Who did what, the latest first. */
export const HistorySheet = ({ history, describe }: HistorySheetProps) => (
  <Sheet title="History">
    {history.length === 0 && <Text color="fg.muted">Nothing was written down yet.</Text>}
    <Box as="ol" listStyleType="none" maxH="24rem" overflowY="auto" tabIndex={0} aria-label="History">
      {history.map((entry, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same in the same moment; new ones come first
        <Box as="li" key={history.length - i} py={2} borderBottomWidth="1px">
          <Text fontWeight="600">
            {actionName(entry)}
            {describe && `: ${describe(entry)}`}
          </Text>
          <Text color="fg.muted" fontSize="0.875rem">
            {[changedFields(entry), entry.staffName ?? 'command line', shownMoment(entry.actedAt)]
              .filter((part) => part !== '')
              .join(' · ')}
          </Text>
        </Box>
      ))}
    </Box>
  </Sheet>
)
