import { Flex, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { type AccountRow, fullName, type HandedOver, type NewPassword } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { Sheet } from '../../shell/Sheet'
import { NewPasswordDialog } from '../NewPasswordDialog'
import { refreshPeople } from '../peopleQueries'

type Kind = Exclude<NewPassword['kind'], 'typed'>

interface PasswordSheetProps {
  account: AccountRow
  hasPassword: boolean
  onHandedOver(handedOver: HandedOver): void
}

/** Another password for the account: seen once, or set by a link. Both end the one before. */
export function PasswordSheet({ account, hasPassword, onHandedOver }: PasswordSheetProps) {
  const [asked, setAsked] = useState<Kind | null>(null)
  const reset = useMutation({
    mutationFn: async (kind: Kind) =>
      unwrap(await apiClient.call('resetPassword', { userId: account.userId, newPassword: { kind } }))
        .handedOver,
    onSuccess(handedOver) {
      setAsked(null)
      onHandedOver(handedOver)
      return refreshPeople()
    },
    onError: () => setAsked(null),
  })
  const make = (kind: Kind) => (hasPassword ? setAsked(kind) : reset.mutate(kind))
  return (
    <Sheet title="Password">
      <Text color="fg.muted">
        {hasPassword
          ? 'Another one ends the old one, and signs the account out everywhere.'
          : 'None yet. A link lets its owner set one.'}
      </Text>
      <Flex mt={4} gap={3} wrap="wrap">
        <Button size="compact" variant="secondary" isLoading={reset.isPending} onClick={() => make('made')}>
          New password
        </Button>
        <Button size="compact" variant="secondary" isLoading={reset.isPending} onClick={() => make('link')}>
          Link to set one
        </Button>
      </Flex>
      {reset.isError && (
        <Text role="alert" color="fg.error" mt={3}>
          {reset.error.message}
        </Text>
      )}
      <NewPasswordDialog
        name={asked && fullName(account)}
        isLink={asked === 'link'}
        isMaking={reset.isPending}
        onClose={() => setAsked(null)}
        onMake={() => asked && reset.mutate(asked)}
      />
    </Sheet>
  )
}
