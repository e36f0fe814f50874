import { Flex, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { apiClient } from '../api/apiClient'
import { messageFor } from '../api/failures'
import { unwrap } from '../api/unwrap'
import { fromBase64 } from '../forms/fromBase64'
import { saveFile } from '../links/saveFile'
import { DeletePersonDialog } from './DeletePersonDialog'

interface PersonalDataPanelProps {
  userId: string
  userName: string
  onDeleted(): void
}

/** What a school needs when somebody asks for their data, or that they be deleted (docs/privacy.md). */
export function PersonalDataPanel({ userId, userName, onDeleted }: PersonalDataPanelProps) {
  const [isAsking, setIsAsking] = useState(false)
  const exported = useMutation({
    async mutationFn() {
      const { fileName, zipBase64 } = unwrap(await apiClient.call('exportPersonalData', { userId }))
      saveFile(fileName, fromBase64(zipBase64), 'application/zip')
    },
  })

  return (
    <>
      <Text color="fg.muted">Export everything stored about this person, or delete it for good.</Text>
      <Flex mt={4} gap={3} wrap="wrap">
        <Button
          size="compact"
          variant="secondary"
          isLoading={exported.isPending}
          onClick={() => exported.mutate()}
        >
          Export all data
        </Button>
        <Button size="compact" variant="secondary" onClick={() => setIsAsking(true)}>
          Delete this person
        </Button>
      </Flex>
      {exported.isError && (
        <Text role="alert" mt={3} color="fg.error">
          {messageFor(exported.error, 'The data could not be exported. Please try again.')}
        </Text>
      )}
      {isAsking && (
        <DeletePersonDialog
          userId={userId}
          userName={userName}
          isOpen
          onClose={() => setIsAsking(false)}
          onDeleted={onDeleted}
        />
      )}
    </>
  )
}
