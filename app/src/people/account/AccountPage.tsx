import { Flex, Grid, Text } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { fullName, type HandedOver, isLearner, type StoredFields } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Navigate, useParams } from 'react-router-dom'
import { apiClient } from '../../api/apiClient'
import { isRefusedAs } from '../../api/failures'
import { unwrap } from '../../api/unwrap'
import { PersonalDataPanel } from '../../privacy/PersonalDataPanel'
import { LeaveQuestion } from '../../shell/LeaveQuestion'
import { LinkButton } from '../../shell/LinkButton'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PageHeading } from '../../shell/PageHeading'
import { Sheet } from '../../shell/Sheet'
import { HandedOverDialog, PASS_ON_FIRST } from '../HandedOverDialog'
import { accountQuery, refreshPeople } from '../peopleQueries'
import { AccountFormFields } from './AccountFormFields'
import { type AccountForm, changedSince, toAccountFields, toAccountForm } from './accountForm'
import { HistorySheet } from './HistorySheet'
import { PasswordSheet } from './PasswordSheet'
import { SecondFactorSheet } from './SecondFactorSheet'
import { StateSheet } from './StateSheet'

/** /people/account/:userId. */
export function AccountPage() {
  const { userId = '' } = useParams()
  return <Account key={userId} userId={userId} />
}

function Account({ userId }: { userId: string }) {
  const [isDeleted, setDeleted] = useState(false)
  const [handed, setHanded] = useState<{ name: string; handedOver: HandedOver } | null>(null)
  const query = useQuery(accountQuery(userId))
  const { data } = query
  if (isDeleted) return <Navigate to="/people" replace />
  return (
    <>
      <PageHeading
        title={data ? fullName(data.account) : 'Account'}
        lead={data ? data.account.userName : undefined}
      />
      <Flex mb={5} gap={3} wrap="wrap">
        <LinkButton to="/people" variant="secondary">
          All accounts
        </LinkButton>
        {data && isLearner(data.account.role) && (
          <>
            <LinkButton to={`/classes/student/${encodeURIComponent(userId)}`} variant="secondary">
              Work and notes
            </LinkButton>
            <LinkButton to={`/people/rewards/${encodeURIComponent(userId)}`} variant="secondary">
              Goals and tokens
            </LinkButton>
          </>
        )}
      </Flex>
      {query.isPending && <LoadingBlock label="Loading the account" height="30rem" />}
      {query.isError && <LoadFailure what="The account" onRetry={() => void query.refetch()} />}
      {data && (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap={5}>
          <EditForm
            userId={userId}
            fields={data.fields}
            revision={data.revision}
            isHandingOver={handed !== null}
            onLeave={() => setHanded(null)}
          />
          <Grid gap={5} alignContent="start">
            <StateSheet account={data.account} />
            <PasswordSheet
              account={data.account}
              hasPassword={data.hasPassword}
              onHandedOver={(handedOver) => setHanded({ name: fullName(data.account), handedOver })}
            />
            {data.hasSecondFactor && <SecondFactorSheet account={data.account} />}
            <HistorySheet history={data.history} />
            <Sheet title="Personal data">
              <PersonalDataPanel
                userId={userId}
                userName={data.account.userName}
                onDeleted={() => {
                  setDeleted(true)
                  void refreshPeople()
                }}
              />
            </Sheet>
          </Grid>
        </Grid>
      )}
      <HandedOverDialog
        name={handed?.name ?? ''}
        handedOver={handed?.handedOver ?? null}
        onClose={() => setHanded(null)}
      />
    </>
  )
}

interface EditFormProps {
  userId: string
  fields: StoredFields
  /** That of the fields. */
  revision: string | undefined
  /** Whether a password or a link is shown beside it. */
  isHandingOver: boolean
  onLeave(): void
}

function EditForm({ userId, fields, revision, isHandingOver, onLeave }: EditFormProps) {
  const form = useForm<AccountForm>({
    values: toAccountForm(fields),
    // What was entered and not saved stays when something else of the account has changed, and is unsaved still.
    resetOptions: { keepDirtyValues: true, keepDirty: true },
  })
  const save = useMutation({
    mutationFn: async (values: AccountForm) =>
      unwrap(
        await apiClient.call('updateAccount', {
          userId,
          revision,
          account: toAccountFields(values, fields),
        }),
      ),
    onSuccess(_, values) {
      const typedMeanwhile = changedSince(values, form.getValues())
      const saved = toAccountForm(toAccountFields(values, fields))
      form.reset(saved, { keepDirtyValues: false, keepDirty: false })
      for (const [name, value] of typedMeanwhile) form.setValue(name, value, { shouldDirty: true })
      return refreshPeople()
    },
    onError: (error) => (isRefusedAs('account_changed', error) ? refreshPeople() : undefined),
  })
  const { isDirty } = form.formState
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit((values) => save.mutate(values))} noValidate aria-label="Account">
        <LeaveQuestion
          isUnsaved={isDirty || isHandingOver}
          onLeave={onLeave}
          {...(isHandingOver && PASS_ON_FIRST)}
        />
        <AccountFormFields isNew={false} />
        <Flex mt={5} gap={4} align="center" wrap="wrap">
          <Button type="submit" size="large" isLoading={save.isPending}>
            Save
          </Button>
          <Text role="status" color={save.isError ? 'fg.error' : 'fg.muted'}>
            {save.isError ? save.error.message : save.isSuccess && !isDirty ? 'Saved.' : ''}
          </Text>
        </Flex>
      </form>
    </FormProvider>
  )
}
