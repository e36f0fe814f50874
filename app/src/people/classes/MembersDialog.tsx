import { Box, Flex, Text } from '@chakra-ui/react'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { type AccountRow, fullName, type SchoolClass } from '@wordstride/api'
import { Button, type ButtonProps, Dialog, takeLostFocus } from '@wordstride/ui'
import { type ReactNode, useState } from 'react'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { firstClick } from '../../forms/firstClick'
import { lookAgain } from '../../forms/lookAgain'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { ShowMore } from '../../shell/ShowMore'
import { ROLE_NAMES } from '../names'
import { PersonSearch } from '../PersonSearch'
import { accountPagesQuery, refreshPeople } from '../peopleQueries'

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

const canBeMember = ({ role }: AccountRow): boolean => role !== 'admin' && role !== 'lcadmin'

function Members({ schoolClass: { classId, centerId } }: { schoolClass: SchoolClass }) {
  const [search, setSearch] = useState('')
  const [memberSearch, setMemberSearch] = useState('')
  const change = useMutation({
    mutationFn: async ({ account, isAdded }: { account: AccountRow; isAdded: boolean }) =>
      unwrap(
        await apiClient.call('changeClassMembers', {
          classId,
          added: isAdded ? [account.userId] : [],
          removed: isAdded ? [] : [account.userId],
        }),
      ),
    ...lookAgain(refreshPeople),
  })
  /** Whose button has gone with what was done: the focus goes to what stands for it. */
  const put = change.isSuccess && change.variables.isAdded ? change.variables.account.userId : null
  const takenOut = change.isSuccess && !change.variables.isAdded ? change.variables.account : null
  /** One after the other: each is told of when it fails. */
  const busy = ({ userId }: AccountRow) => {
    const isOwn = change.variables?.account.userId === userId
    return { isLoading: change.isPending && isOwn, disabled: change.isPending && !isOwn }
  }
  const isMember = (account: AccountRow) => account.classes.some((one) => one.classId === classId)
  return (
    <Flex gap={6} direction={{ base: 'column', md: 'row' }} align="stretch">
      <Box flex="1" minW={0}>
        <PersonSearch label="In the class" text={memberSearch} onSearch={setMemberSearch} />
        <PeopleList
          label="In the class"
          found={{ classId, search: memberSearch }}
          empty={
            memberSearch === ''
              ? 'Nobody yet. Put people of the center in.'
              : 'Nobody is found in this class.'
          }
          goneFrom={takenOut}
          change={(account) => (
            <PersonButton
              deed="Take out"
              account={account}
              {...busy(account)}
              onPress={() => change.mutate({ account, isAdded: false })}
            />
          )}
        />
      </Box>
      <Box flex="1" minW={0}>
        <PersonSearch label="People of the center" text={search} onSearch={setSearch} />
        <PeopleList
          label="People of the center"
          found={{ centerId, search }}
          empty="Nobody is found in this center."
          change={(account) =>
            isMember(account) ? (
              <Text
                ref={account.userId === put ? takeLostFocus : undefined}
                tabIndex={-1}
                flex="none"
                color="fg.muted"
                fontSize="0.875rem"
              >
                in the class
              </Text>
            ) : canBeMember(account) ? (
              <PersonButton
                deed="Put in"
                account={account}
                {...busy(account)}
                onPress={() => change.mutate({ account, isAdded: true })}
              />
            ) : null
          }
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
  found: Parameters<typeof accountPagesQuery>[0]
  empty: string
  /** Who was there a moment ago; the focus was on the row. */
  goneFrom?: AccountRow | null
  /** What can be done about somebody. */
  change(account: AccountRow): ReactNode
}

function PeopleList({ label, found, empty, goneFrom = null, change }: PeopleListProps) {
  const query = useInfiniteQuery(accountPagesQuery(found))
  const { data } = query
  if (query.isPending)
    return (
      <Box mt={2}>
        <LoadingBlock label={`Loading: ${label}`} height="8rem" />
      </Box>
    )
  if (!data) return <LoadFailure what="The people" onRetry={() => void query.refetch()} />
  const { accounts, total } = data
  return (
    <>
      <Text
        key={goneFrom?.userId}
        ref={goneFrom ? takeLostFocus : undefined}
        tabIndex={-1}
        role="status"
        color="fg.muted"
        fontSize="0.875rem"
        mt={2}
      >
        {goneFrom && `${fullName(goneFrom)} is out. `}
        {total === 0 ? empty : `${accounts.length} of ${total} shown`}
      </Text>
      <Box as="ul" listStyleType="none" aria-label={label} maxH="22rem" overflowY="auto" mt={2}>
        {accounts.map((account) => (
          <Flex
            as="li"
            key={account.userId}
            justify="space-between"
            align="center"
            gap={3}
            minH="target"
            py={1}
            borderBottomWidth="1px"
          >
            <Box minW={0}>
              <Text truncate>{fullName(account)}</Text>
              <Text color="fg.muted" fontSize="0.875rem" truncate>
                {account.userName} · {ROLE_NAMES[account.role]}
              </Text>
            </Box>
            {change(account)}
          </Flex>
        ))}
      </Box>
      <ShowMore key={found.search} label="Show more" what="More people" query={query} />
    </>
  )
}

interface PersonButtonProps extends Pick<ButtonProps, 'isLoading' | 'disabled'> {
  deed: string
  account: AccountRow
  onPress(): void
}

const PersonButton = ({ deed, account, onPress, ...state }: PersonButtonProps) => (
  <Button
    size="compact"
    variant="secondary"
    aria-label={`${deed}: ${fullName(account)}`}
    onClick={firstClick(onPress)}
    {...state}
  >
    {deed}
  </Button>
)
