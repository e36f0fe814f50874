import { Box, Flex, Skeleton, Text } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type AccountRow, fullName, type SchoolClass } from '@wordstride/api'
import { Button, Dialog } from '@wordstride/ui'
import { useState } from 'react'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { FormField, TextInput } from '../FormFields'
import { ROLE_NAMES } from '../names'
import { accountsQuery, refreshPeople } from '../peopleQueries'

interface MembersDialogProps {
  schoolClass: SchoolClass | null
  onClose(): void
}

/** Puts people of the center into a class and takes them out. */
export const MembersDialog = ({ schoolClass, onClose }: MembersDialogProps) => (
  <Dialog
    title={schoolClass ? `People of ${schoolClass.name}` : ''}
    isOpen={schoolClass !== null}
    onClose={onClose}
    size="wide"
    actions={<Button onClick={onClose}>Done</Button>}
  >
    {schoolClass && <Members schoolClass={schoolClass} />}
  </Dialog>
)

function Members({ schoolClass: { classId, centerId } }: { schoolClass: SchoolClass }) {
  const [search, setSearch] = useState('')
  const inClass = useQuery(accountsQuery({ classId, pageSize: 100 }))
  const inCenter = useQuery(accountsQuery({ centerId, search, pageSize: 20 }))
  const change = useMutation({
    mutationFn: async ({ account, isAdded }: { account: AccountRow; isAdded: boolean }) =>
      unwrap(
        await apiClient.call('changeClassMembers', {
          classId,
          added: isAdded ? [account.userId] : [],
          removed: isAdded ? [] : [account.userId],
        }),
      ),
    onSuccess: refreshPeople,
  })
  const members = inClass.data?.accounts ?? []
  const isMember = (account: AccountRow) => account.classes.some((one) => one.classId === classId)
  const others = (inCenter.data?.accounts ?? []).filter(
    (account) => !isMember(account) && account.role !== 'admin' && account.role !== 'lcadmin',
  )
  return (
    <Flex gap={6} direction={{ base: 'column', md: 'row' }} align="stretch">
      <Box flex="1" minW={0}>
        <Text fontWeight="600" mb={2}>
          In the class ({inClass.data?.total ?? 0})
        </Text>
        {inClass.isPending && <Skeleton height="8rem" borderRadius="l2" />}
        {inClass.data && members.length === 0 && <Text color="fg.muted">Nobody yet.</Text>}
        <PeopleList
          label="In the class"
          accounts={members}
          button="Take out"
          onPick={(account) => change.mutate({ account, isAdded: false })}
        />
      </Box>
      <Box flex="1" minW={0}>
        <FormField label="People of the center">
          <TextInput
            type="search"
            placeholder="Name or user name"
            value={search}
            onChange={({ target }) => setSearch(target.value.slice(0, 100))}
          />
        </FormField>
        {inCenter.data && others.length === 0 && (
          <Text color="fg.muted" mt={3}>
            Nobody else is found in this center.
          </Text>
        )}
        <PeopleList
          label="People of the center"
          accounts={others}
          button="Put in"
          onPick={(account) => change.mutate({ account, isAdded: true })}
        />
        {change.isError && (
          <Text role="alert" color="fg.error">
            {change.error.message}
          </Text>
        )}
      </Box>
    </Flex>
  )
}

interface PeopleListProps {
  label: string
  accounts: readonly AccountRow[]
  button: string
  onPick(account: AccountRow): void
}

const PeopleList = ({ label, accounts, button, onPick }: PeopleListProps) => (
  <Box as="ul" listStyleType="none" aria-label={label} maxH="22rem" overflowY="auto" mt={2}>
    {accounts.map((account) => (
      <Flex
        as="li"
        key={account.userId}
        justify="space-between"
        align="center"
        gap={3}
        py={1}
        borderBottomWidth="1px"
      >
        <Box minW={0}>
          <Text truncate>{fullName(account)}</Text>
          <Text color="fg.muted" fontSize="0.875rem" truncate>
            {account.userName} · {ROLE_NAMES[account.role]}
          </Text>
        </Box>
        <Button
          size="compact"
          variant="secondary"
          aria-label={`${button}: ${fullName(account)}`}
          onClick={() => onPick(account)}
        >
          {button}
        </Button>
      </Flex>
    ))}
  </Box>
)
