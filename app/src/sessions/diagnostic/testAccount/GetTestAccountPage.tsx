import { Box, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { CallInput } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { apiClient } from '../../../api/apiClient'
import { unwrap } from '../../../api/unwrap'
import { DescribedChoices } from '../../../forms/DescribedChoices'
import { PageHeading } from '../../../shell/PageHeading'
import { Sheet } from '../../../shell/Sheet'
import { NewAccount } from './NewAccount'

type Kind = CallInput<'newTestUser'>['kind']

const KINDS: readonly { value: Kind; label: string; text: string }[] = [
  { value: 'regular', label: 'Regular', text: 'The tester chooses each test and sees its result.' },
  { value: 'special', label: 'Special', text: 'The tester is led through the setup of an account.' },
]

/** /getTestAccount (TEST-30). */
export function GetTestAccountPage() {
  const [kind, setKind] = useState<Kind>('regular')
  const account = useMutation({
    mutationFn: async () => unwrap(await apiClient.call('newTestUser', { kind })),
  })
  return (
    <>
      <PageHeading
        title="Get a test account"
        lead="For somebody who wants to try the tests. It is valid for 14 days."
      />
      <Sheet>
        <DescribedChoices label="Kind of account" choices={KINDS} value={kind} onChange={setKind} />
        <Box mt={6}>
          <Button isLoading={account.isPending} onClick={() => account.mutate()}>
            Get a test account
          </Button>
        </Box>
        <Box role="status" mt={6}>
          {account.isError && <Text color="fg.error">{account.error.message}</Text>}
          {account.isSuccess && (
            <NewAccount userName={account.data.username} password={account.data.password} />
          )}
        </Box>
      </Sheet>
    </>
  )
}
