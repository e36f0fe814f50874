import { Box, Flex, RadioGroup, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { CallInput } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { apiClient } from '../../../api/apiClient'
import { unwrap } from '../../../api/unwrap'
import { PageHeading } from '../../../shell/PageHeading'
import { NewAccount } from './NewAccount'

type Kind = CallInput<'newTestUser'>['kind']

const KINDS: readonly { kind: Kind; label: string; text: string }[] = [
  { kind: 'regular', label: 'Regular', text: 'The tester chooses each test and sees its result.' },
  { kind: 'special', label: 'Special', text: 'The tester is led through the setup of an account.' },
]

/** /getTestAccount (TEST-30). */
export function GetTestAccountPage() {
  const [kind, setKind] = useState<Kind>('regular')
  const account = useMutation({
    mutationFn: async () => unwrap(await apiClient.call('newTestUser', { kind })).username,
  })
  return (
    <>
      <PageHeading
        title="Get a test account"
        lead="For somebody who wants to try the tests. It is valid for 14 days."
      />
      <Box bg="bg.panel" borderRadius="l3" boxShadow="var(--ws-shadow)" p={{ base: 5, md: 8 }} maxW="40rem">
        <RadioGroup.Root
          value={kind}
          onValueChange={({ value }) => setKind(value as Kind)}
          aria-label="Kind of account"
        >
          <Flex direction="column" gap={4}>
            {KINDS.map(({ kind: value, label, text }) => (
              <RadioGroup.Item key={value} value={value} alignItems="flex-start" minH="target" gap={3}>
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator mt={1} />
                <RadioGroup.ItemText lineHeight="1.5">
                  {label}
                  <Text color="fg.muted" fontWeight="400">
                    {text}
                  </Text>
                </RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Flex>
        </RadioGroup.Root>
        <Box mt={6}>
          <Button isLoading={account.isPending} onClick={() => account.mutate()}>
            Get a test account
          </Button>
        </Box>
        <Box role="status" mt={6}>
          {account.isError && <Text color="fg.error">{account.error.message}</Text>}
          {account.isSuccess && <NewAccount userName={account.data} />}
        </Box>
      </Box>
    </>
  )
}
