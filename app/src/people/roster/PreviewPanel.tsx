import { Box, Flex, Tabs, Text } from '@chakra-ui/react'
import type { RosterAction, RosterPreview } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { firstClick } from '../../forms/firstClick'
import { counted } from '../../shell/counted'
import { FaultList } from './FaultList'
import { PreviewTable } from './PreviewTable'

const ACTIONS: readonly { action: RosterAction; label: string }[] = [
  { action: 'added', label: 'Added' },
  { action: 'changed', label: 'Changed' },
  { action: 'ended', label: 'Ended' },
  { action: 'unchanged', label: 'As they are' },
  { action: 'left', label: 'Not in the file' },
]

interface PreviewPanelProps {
  preview: RosterPreview
  isImporting: boolean
  onImport(): void
}

function whatIsDone({ added, changed, ended }: RosterPreview['counts']): string {
  const parts = [
    ...(added > 0 ? [`add ${counted(added, 'person', 'people')}`] : []),
    ...(changed > 0 ? [`change ${counted(changed, 'person', 'people')}`] : []),
    ...(ended > 0 ? [`end ${counted(ended, 'person', 'people')}`] : []),
  ]
  const text = parts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What an import would do, and the button that does it. */
export function PreviewPanel({ preview, isImporting, onImport }: PreviewPanelProps) {
  const { counts, rows, faults, newClasses, notices } = preview
  const shown = ACTIONS.filter(({ action }) => counts[action] > 0)
  const isNothing = counts.added + counts.changed + counts.ended + newClasses.length === 0
  return (
    <Flex direction="column" gap={5}>
      {faults.length > 0 && <FaultList faults={faults} total={counts.faults} canGoOn={!isNothing} />}
      {notices.map((notice) => (
        <Text key={notice} color="fg.muted">
          {notice}
        </Text>
      ))}
      {newClasses.length > 0 && (
        <Text>
          New classes: <strong>{newClasses.slice(0, 50).join(', ')}</strong>
          {newClasses.length > 50 && ` and ${newClasses.length - 50} more`}
        </Text>
      )}
      {shown[0] && (
        <Tabs.Root key={preview.digest} defaultValue={shown[0].action} lazyMount>
          <Box overflowX="auto">
            <Tabs.List minW="max-content">
              {shown.map(({ action, label }) => (
                <Tabs.Trigger key={action} value={action} minH="target">
                  {label} ({counts[action].toLocaleString('en')})
                </Tabs.Trigger>
              ))}
            </Tabs.List>
          </Box>
          {shown.map(({ action, label }) => (
            <Tabs.Content key={action} value={action}>
              <PreviewTable
                label={label}
                rows={rows.filter((row) => row.action === action)}
                total={counts[action]}
              />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      )}
      <Flex align="center" gap={4} wrap="wrap">
        {isNothing ? (
          <Text fontWeight="600" role="status">
            {faults.length === 0
              ? 'Everything is as in the file. There is nothing to import.'
              : 'Beside the lines with faults there is nothing to import.'}
          </Text>
        ) : (
          <>
            <Button size="large" isLoading={isImporting} onClick={firstClick(onImport)}>
              {whatIsDone(counts) || 'Make the classes'}
            </Button>
            <Text color="fg.muted" role="status">
              {isImporting
                ? 'This takes up to a minute for 10,000 people.'
                : 'Nothing has been written until now.'}
            </Text>
          </>
        )}
      </Flex>
    </Flex>
  )
}
