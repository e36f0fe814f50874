import { Flex, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { type AccountChange, type AccountRow, fullName } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useEffect, useRef, useState } from 'react'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { fromDay, isDay } from '../../forms/days'
import { FormField, TextInput } from '../../forms/FormFields'
import { shownDay } from '../../panels/shownDates'
import { QuestionDialog } from '../../shell/QuestionDialog'
import { Sheet } from '../../shell/Sheet'
import { refreshPeople } from '../peopleQueries'
import { StatusBadge } from '../StatusBadge'
import { dayInMonths } from './accountForm'

type Asked = 'freeze' | 'end' | 'reopen'

const QUESTIONS: Record<Asked, { title: string; text: string; button: string; day: string | null }> = {
  freeze: {
    title: 'Freeze the account',
    text: 'It is signed out everywhere and opens again on the day you choose.',
    button: 'Freeze',
    day: 'Frozen until',
  },
  end: {
    title: 'End the account',
    text: 'It is signed out everywhere and opens no more. Its work is kept.',
    button: 'End the account',
    day: null,
  },
  reopen: {
    title: 'Open the account again',
    text: 'It can be used from now on.',
    button: 'Open again',
    day: 'Ends on',
  },
}

/** SR-03: how the account stands, and what can be done about it at once. */
export function StateSheet({ account }: { account: AccountRow }) {
  const { userId, status, startsAt, expiresAt, freezeStartsAt, freezeEndsAt } = account
  const [asked, setAsked] = useState<Asked | null>(null)
  const [day, setDay] = useState('')
  const buttons = useRef<HTMLDivElement>(null)
  const hasChanged = useRef(false)
  const change = useMutation({
    mutationFn: async (what: AccountChange) =>
      unwrap(await apiClient.call('changeAccountState', { userId, change: what })),
    async onSuccess() {
      setAsked(null)
      hasChanged.current = true
      await refreshPeople()
    },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that asked goes with the state before
  useEffect(() => {
    if (!hasChanged.current) return
    hasChanged.current = false
    buttons.current?.querySelector('button')?.focus()
  }, [status])

  function ask(what: Asked): void {
    change.reset()
    setDay(dayInMonths(what === 'reopen' ? 12 : 1))
    setAsked(what)
  }

  function confirm(): void {
    if (asked === 'end') change.mutate({ change: 'end' })
    else if (!isDay(day)) return
    else if (asked === 'freeze') change.mutate({ change: 'freeze', until: fromDay(day) })
    else if (asked === 'reopen') change.mutate({ change: 'reopen', expiresAt: fromDay(day) })
  }

  const question = asked === null ? null : QUESTIONS[asked]
  const failure = change.isError && (
    <Text role="alert" color="fg.error" mt={3}>
      {change.error.message}
    </Text>
  )
  return (
    <Sheet title="State">
      <StatusBadge status={status} />
      <Text mt={3} color="fg.muted">
        {shownDay(startsAt)} to {shownDay(expiresAt)}
      </Text>
      {freezeStartsAt !== null && freezeEndsAt !== null && status === 'in_freeze' && (
        <Text color="fg.muted">
          Frozen from {shownDay(freezeStartsAt)} to {shownDay(freezeEndsAt)}
        </Text>
      )}
      <Flex ref={buttons} mt={4} gap={3} wrap="wrap">
        {status === 'in_freeze' && (
          <Button
            size="compact"
            isLoading={change.isPending}
            onClick={() => change.mutate({ change: 'unfreeze' })}
          >
            Unfreeze
          </Button>
        )}
        {status === 'started' && (
          <Button size="compact" variant="secondary" onClick={() => ask('freeze')}>
            Freeze
          </Button>
        )}
        {status === 'expired' ? (
          <Button size="compact" onClick={() => ask('reopen')}>
            Open again
          </Button>
        ) : (
          <Button size="compact" variant="secondary" onClick={() => ask('end')}>
            End
          </Button>
        )}
      </Flex>
      {question === null && failure}
      <QuestionDialog
        title={question?.title ?? ''}
        isOpen={question !== null}
        onClose={() => {
          setAsked(null)
          // What still runs may fail, and is told then.
          if (!change.isPending) change.reset()
        }}
        yes={question?.button}
        isDoing={change.isPending}
        onConfirm={confirm}
      >
        <Text mb={4}>
          <strong>{fullName(account)}</strong>: {question?.text}
        </Text>
        {question?.day && (
          <FormField label={question.day} error={isDay(day) ? undefined : 'Choose a day.'}>
            <TextInput type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          </FormField>
        )}
        {failure}
      </QuestionDialog>
    </Sheet>
  )
}
