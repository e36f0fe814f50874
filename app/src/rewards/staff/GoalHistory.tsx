import { Box, Text } from '@chakra-ui/react'
import type { StaffActionEntry } from '@wordstride/api'
import { shownMoment } from '../../panels/shownDates'
import { actionName } from '../../people/account/describeAction'
import { Sheet } from '../../shell/Sheet'

/** The reward of the goal that an entry is about, as it was then. */
function rewardOf({ details }: StaffActionEntry): string {
  const goal = (details.to ?? details) as { reward?: unknown }
  return typeof goal.reward === 'string' ? goal.reward : ''
}

/** Who did what to the goals, the latest first. */
export const GoalHistory = ({ history }: { history: readonly StaffActionEntry[] }) =>
  history.length === 0 ? null : (
    <Sheet title="History">
      <Box as="ol" listStyleType="none" maxH="20rem" overflowY="auto" tabIndex={0} aria-label="History">
        {history.map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same in the same moment; new ones come first
          <Box as="li" key={history.length - i} py={2} borderBottomWidth="1px">
            <Text fontWeight="600">
              {actionName(entry)}: {rewardOf(entry)}
            </Text>
            <Text color="fg.muted" fontSize="0.875rem">
              {entry.staffName ?? 'command line'} · {shownMoment(entry.actedAt)}
            </Text>
          </Box>
        ))}
      </Box>
    </Sheet>
  )
