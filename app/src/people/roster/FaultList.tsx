import { Text } from '@chakra-ui/react'
import type { RosterFault } from '@wordstride/api'
import { FileFaults } from '../../forms/FileFaults'
import { counted } from '../../shell/counted'

interface FaultListProps {
  faults: readonly RosterFault[]
  total: number
  /** Whether something is left to import beside the faults. */
  canGoOn: boolean
}

/** What is wrong with the file, in its order. */
export function FaultList({ faults, total, canGoOn }: FaultListProps) {
  const hasFiles = faults.some(({ file }) => file !== null)
  const found = counted(total, 'fault was found.', 'faults were found.')
  return (
    <FileFaults
      role="alert"
      heading={
        canGoOn
          ? `${found} Lines with faults are left out. Mend the file and choose it again, or go on without them.`
          : `${found} Mend the file and choose it again.`
      }
      tableName="faults"
      columns={[...(hasFiles ? ['File'] : []), 'Line', 'Column', 'What is wrong']}
      rows={faults.map(({ file, line, column, message }, index) => ({
        key: index,
        cells: [
          ...(hasFiles ? [file] : []),
          line ?? '–',
          <Text key="column" as="span" whiteSpace="nowrap">
            {column ?? '–'}
          </Text>,
          message,
        ],
      }))}
    >
      {total > faults.length && (
        <Text mt={2}>
          {counted(faults.length, 'line')} of {total.toLocaleString('en')} are shown.
        </Text>
      )}
    </FileFaults>
  )
}
