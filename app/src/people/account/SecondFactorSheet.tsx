import { Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { type AccountRow, fullName } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { DoOnceDialog } from '../../forms/DoOnceDialog'
import { leaveFocusToContent } from '../../shell/focusContent'
import { Sheet } from '../../shell/Sheet'
import { refreshPeople } from '../peopleQueries'

/** For who has lost the app and the spare codes. */
export function SecondFactorSheet({ account }: { account: AccountRow }) {
  const [isAsked, setIsAsked] = useState(false)
  const remove = useMutation({
    mutationFn: async (userId: string) => unwrap(await apiClient.call('removeSecondFactor', { userId })),
  })

  async function close(): Promise<void> {
    setIsAsked(false)
    if (remove.isSuccess) await refreshPeople()
    else remove.reset()
  }

  return (
    <Sheet title="Second step of the sign-in">
      <Text mb={4} color="fg.muted">
        On: a code of an app is asked for after the password.
      </Text>
      <Button ref={leaveFocusToContent} size="compact" variant="secondary" onClick={() => setIsAsked(true)}>
        Remove
      </Button>
      <DoOnceDialog
        title="Remove the second step"
        label="Remove"
        isOpen={isAsked}
        deed={remove}
        onConfirm={() => remove.mutate(account.userId)}
        onClose={() => void close()}
        result={() => <Text>It is removed, and the account is signed out everywhere.</Text>}
      >
        <Text>
          <strong>{fullName(account)}</strong>: the password alone opens the account then. Please be sure that
          it is the owner who has lost the codes.
        </Text>
      </DoOnceDialog>
    </Sheet>
  )
}
