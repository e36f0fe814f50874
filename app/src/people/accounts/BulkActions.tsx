import { Flex, Text } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { BulkChange, CallResult } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useEffect, useRef, useState } from 'react'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { DoOnceDialog } from '../../forms/DoOnceDialog'
import { fromDay, isDay } from '../../forms/days'
import { Choice, FormField, TextInput } from '../../forms/FormFields'
import { lookAgain } from '../../forms/lookAgain'
import { counted } from '../../shell/counted'
import { focusContent } from '../../shell/focusContent'
import { dayInMonths } from '../account/accountForm'
import { getsCard, makeLoginCards } from '../cards/cardQueries'
import { MakeCardsDialog } from '../cards/MakeCardsDialog'
import { nameAll } from '../names'
import { classesQuery, refreshPeople } from '../peopleQueries'
import { UntouchedList } from '../UntouchedList'
import type { AccountSelection } from './useAccountSelection'

type Asked = Exclude<BulkChange['change'], 'reopen'>
export type MadeCards = Extract<CallResult<'makeLoginCards'>, { isSuccess: true }>

const ACTIONS: Record<Asked, { button: string; text: string; done: string }> = {
  freeze: {
    button: 'Freeze',
    text: 'They are signed out everywhere and open again on the day you choose.',
    done: 'frozen',
  },
  unfreeze: { button: 'Unfreeze', text: 'They can be used again from now on.', done: 'unfrozen' },
  end: {
    button: 'End',
    text: 'They are signed out everywhere and open no more. Their work is kept.',
    done: 'ended',
  },
  move: {
    button: 'Move to a class',
    text: 'Students leave the other classes of the learning center; teachers teach the class besides.',
    done: 'moved',
  },
}
const ASKED = Object.keys(ACTIONS) as Asked[]

interface BulkActionsProps {
  selection: AccountSelection
  onCards(made: MadeCards): void
}

/** What can be done about all chosen accounts at once. */
export function BulkActions({ selection, onCards }: BulkActionsProps) {
  const { accounts, ids, outOfSight, clear } = selection
  const pupils = accounts.filter(getsCard)
  const classes = (useQuery(classesQuery).data ?? []).filter(({ isEnded }) => !isEnded)
  const [asked, setAsked] = useState<Asked | 'cards' | null>(null)
  const [day, setDay] = useState('')
  const [classId, setClassId] = useState('')
  const change = useMutation({
    mutationFn: async (what: BulkChange) =>
      unwrap(await apiClient.call('changeAccounts', { accounts: [...ids], change: what })),
    ...lookAgain(refreshPeople),
  })
  const cards = useMutation({
    mutationFn: () => makeLoginCards({ students: pupils.map(({ userId }) => userId) }),
    onSuccess: onCards,
    onSettled: () => setAsked(null),
  })
  // The buttons go with the last account that was chosen, and the focus with them.
  const hasAny = ids.length > 0
  const hadAny = useRef(hasAny)
  useEffect(() => {
    if (hadAny.current && !hasAny && document.activeElement === document.body) focusContent()
    hadAny.current = hasAny
  }, [hasAny])
  const action = asked === null || asked === 'cards' ? null : ACTIONS[asked]
  const target = classId || classes[0]?.classId

  function ask(what: Asked | 'cards'): void {
    change.reset()
    cards.reset()
    setDay(dayInMonths(1))
    setAsked(what)
  }

  function close(): void {
    if (change.isSuccess) clear()
    setAsked(null)
  }

  function confirm(): void {
    if (asked === 'freeze' && isDay(day)) change.mutate({ change: 'freeze', until: fromDay(day) })
    if (asked === 'unfreeze' || asked === 'end') change.mutate({ change: asked })
    if (asked === 'move' && target) change.mutate({ change: 'move', classId: target })
  }

  return (
    <>
      {hasAny && (
        <Flex
          role="group"
          aria-label="Chosen accounts"
          gap={2}
          p={3}
          mb={4}
          bg="bg.subtle"
          borderRadius="l2"
          wrap="wrap"
          align="center"
        >
          <Text fontWeight="600" me={2} flexBasis={{ base: '100%', md: 'auto' }} aria-live="polite">
            {counted(ids.length, 'account')} chosen
            {outOfSight > 0 && `, ${outOfSight} of them not in this list`}
          </Text>
          {ASKED.filter((what) => what !== 'move' || classes.length > 0).map((what) => (
            <Button key={what} size="compact" variant="secondary" onClick={() => ask(what)}>
              {ACTIONS[what].button}
            </Button>
          ))}
          {pupils.length > 0 && (
            <Button size="compact" variant="secondary" onClick={() => ask('cards')}>
              New login cards
            </Button>
          )}
          <Button size="compact" variant="quiet" onClick={clear}>
            Choose none
          </Button>
        </Flex>
      )}
      {cards.isError && (
        <Text role="alert" color="fg.error" mb={3}>
          {cards.error.message}
        </Text>
      )}
      <MakeCardsDialog
        isOpen={asked === 'cards'}
        count={pupils.length}
        names={nameAll(pupils)}
        left={nameAll(accounts.filter((account) => !getsCard(account)))}
        isMaking={cards.isPending}
        onClose={close}
        onMake={() => cards.mutate()}
      />
      <DoOnceDialog
        title={action ? `${action.button}: ${counted(ids.length, 'account')}` : ''}
        isOpen={action !== null}
        label={action?.button}
        deed={change}
        onConfirm={confirm}
        onClose={close}
        result={({ changed, unchanged, untouched }) => (
          <>
            <Text>
              {counted(changed, 'account')} {action?.done}.
              {unchanged > 0 &&
                ` ${counted(unchanged, 'account stayed as it was', 'accounts stayed as they were')}.`}
            </Text>
            <UntouchedList untouched={untouched} />
          </>
        )}
      >
        <Text>{action?.text}</Text>
        <Text fontWeight="600" overflowWrap="anywhere">
          {nameAll(accounts)}
        </Text>
        {asked === 'freeze' && (
          <FormField label="Frozen until" error={isDay(day) ? undefined : 'Choose a day.'}>
            <TextInput type="date" value={day} onChange={({ target: field }) => setDay(field.value)} />
          </FormField>
        )}
        {asked === 'move' && (
          <FormField label="Class">
            <Choice
              value={target ?? ''}
              options={classes.map((one) => [one.classId, one.name])}
              onChange={({ target: field }) => setClassId(field.value)}
            />
          </FormField>
        )}
      </DoOnceDialog>
    </>
  )
}
