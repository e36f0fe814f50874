import { Box, Flex, Text } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type AccountRow, fullName, type HandedOver } from '@wordstride/api'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { apiClient } from '../../api/apiClient'
import { useAuth } from '../../api/authStore'
import { unwrap } from '../../api/unwrap'
import { LeaveQuestion } from '../../shell/LeaveQuestion'
import { LinkButton } from '../../shell/LinkButton'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'
import { PrintedCards } from '../cards/PrintedCards'
import { HandedOverDialog, PASS_ON_FIRST } from '../HandedOverDialog'
import { NewPasswordDialog } from '../NewPasswordDialog'
import { managesPeople } from '../names'
import { accountsQuery, centersQuery } from '../peopleQueries'
import { AccountFilters } from './AccountFilters'
import { AccountPaging } from './AccountPaging'
import { AccountTable } from './AccountTable'
import {
  type AccountSearch,
  isFiltered,
  PAGE_SIZE,
  readAccountSearch,
  writeAccountSearch,
} from './accountSearch'
import { BulkActions, type MadeCards } from './BulkActions'
import { useAccountSelection } from './useAccountSelection'

/** /people: the accounts that one may see. */
export function AccountsPage() {
  const isManager = useAuth((state) => managesPeople(state.user))
  const [params, setParams] = useSearchParams()
  const search = readAccountSearch(params)
  const accounts = useQuery(accountsQuery(search))
  const selection = useAccountSelection(accounts.data?.accounts ?? [])
  const [cards, setCards] = useState<MadeCards | null>(null)
  const [handed, setHanded] = useState<{ name: string; handedOver: HandedOver } | null>(null)
  const [asked, setAsked] = useState<AccountRow | null>(null)
  const reset = useMutation({
    mutationFn: async ({ userId }: AccountRow) =>
      unwrap(await apiClient.call('resetPassword', { userId, newPassword: { kind: 'made' } })).handedOver,
    onSuccess: (handedOver, account) => setHanded({ name: fullName(account), handedOver }),
    onSettled: () => setAsked(null),
  })

  const change = useCallback(
    (part: Partial<AccountSearch>) =>
      setParams((before) => writeAccountSearch({ ...readAccountSearch(before), page: 1, ...part }), {
        replace: true,
      }),
    [setParams],
  )

  const toPage = useCallback((page: number) => change({ page }), [change])

  if (cards)
    return (
      <PrintedCards
        made={cards}
        back="Back to the accounts"
        onBack={() => {
          setCards(null)
          selection.clear()
        }}
      />
    )
  return (
    <>
      {isManager && (
        <Flex gap={3} mb={5} wrap="wrap">
          <LinkButton to="/people/new">New account</LinkButton>
        </Flex>
      )}
      <Sheet>
        <AccountFilters search={search} hasRoles={isManager} onChange={change} />
        <Box mt={5} aria-busy={accounts.isFetching}>
          {isManager && <BulkActions selection={selection} onCards={setCards} />}
          {accounts.isPending && <LoadingBlock label="Loading the accounts" height="20rem" />}
          {accounts.isError && <LoadFailure what="The accounts" onRetry={() => void accounts.refetch()} />}
          {reset.isError && (
            <Text role="alert" color="fg.error" mb={3}>
              {reset.error.message}
            </Text>
          )}
          {accounts.data?.total === 0 && <NoAccounts isFiltered={isFiltered(search)} />}
          {accounts.data && accounts.data.total > 0 && (
            <>
              <AccountTable
                accounts={accounts.data.accounts}
                total={accounts.data.total}
                sort={search.sort ?? 'name'}
                isDescending={search.isDescending ?? false}
                onSort={(sort, isDescending) => change({ sort, isDescending })}
                onReset={setAsked}
                selection={isManager ? selection : null}
              />
              <AccountPaging
                page={search.page ?? 1}
                pageSize={PAGE_SIZE}
                total={accounts.data.total}
                isKnown={!accounts.isPlaceholderData}
                onPage={toPage}
              />
            </>
          )}
        </Box>
      </Sheet>
      <NewPasswordDialog
        name={asked && fullName(asked)}
        isMaking={reset.isPending}
        onClose={() => setAsked(null)}
        onMake={() => asked && reset.mutate(asked)}
      />
      <LeaveQuestion isUnsaved={handed !== null} onLeave={() => setHanded(null)} {...PASS_ON_FIRST} />
      <HandedOverDialog
        name={handed?.name ?? ''}
        handedOver={handed?.handedOver ?? null}
        onClose={() => setHanded(null)}
      />
    </>
  )
}

function NoAccounts({ isFiltered: hasFilter }: { isFiltered: boolean }) {
  const isManager = useAuth((state) => managesPeople(state.user))
  const hasCenter = (useQuery(centersQuery).data ?? []).length > 0
  const text = hasFilter
    ? 'Nobody fits these filters.'
    : !isManager
      ? 'There is nobody yet. Your center administrator adds students.'
      : hasCenter
        ? 'There is nobody yet. Make the first account.'
        : 'There is nobody yet. Make a learning center first, under Centers.'
  return (
    <Text py={8} textAlign="center" color="fg.muted">
      {text}
    </Text>
  )
}
