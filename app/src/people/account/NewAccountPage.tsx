import { Flex, Grid, Text } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Navigate } from 'react-router-dom'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { useNewId } from '../../forms/useNewId'
import { LeaveQuestion } from '../../shell/LeaveQuestion'
import { LinkButton } from '../../shell/LinkButton'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PageHeading } from '../../shell/PageHeading'
import { Sheet } from '../../shell/Sheet'
import { HandedOverDialog, PASS_ON_FIRST } from '../HandedOverDialog'
import { centersQuery, refreshPeople } from '../peopleQueries'
import { AccountFormFields } from './AccountFormFields'
import { type AccountForm, newAccountForm, toAccountFields, toNewPassword } from './accountForm'
import { PasswordFields } from './PasswordFields'

/** /people/new. */
export function NewAccountPage() {
  const centers = useQuery(centersQuery)
  return (
    <>
      <PageHeading title="New account" />
      {centers.isPending && <LoadingBlock label="Loading the form" height="30rem" />}
      {centers.isError && !centers.data && (
        <LoadFailure what="The learning centers" onRetry={() => void centers.refetch()} />
      )}
      {centers.data && <NewAccountForm centerIds={centers.data.map(({ centerId }) => centerId)} />}
    </>
  )
}

function NewAccountForm({ centerIds }: { centerIds: readonly number[] }) {
  const [name, setName] = useState('')
  /** Once it is made, and its password passed on. */
  const [opened, setOpened] = useState<string | null>(null)
  const form = useForm<AccountForm>({
    // The only center there is needs no choice.
    defaultValues: newAccountForm(centerIds.length === 1 ? centerIds : [], new Date()),
  })
  const newId = useNewId(null)
  const create = useMutation({
    mutationFn: async (values: AccountForm) => {
      const reply = await apiClient.call('createAccount', {
        newId,
        account: toAccountFields(values),
        newPassword: toNewPassword(values),
      })
      if (!reply.isSuccess && reply.code === 'user_name_taken')
        form.setError('userName', { message: reply.message }, { shouldFocus: true })
      return unwrap(reply)
    },
    async onSuccess({ userId, handedOver }, values) {
      await refreshPeople()
      setName(values.userName)
      if (handedOver.password === null && handedOver.linkSecret === null) setOpened(userId)
    },
  })

  if (opened !== null) return <Navigate to={`/people/account/${encodeURIComponent(opened)}`} />
  return (
    <FormProvider {...form}>
      <form
        onSubmit={form.handleSubmit((values) => create.mutate(values))}
        noValidate
        aria-label="New account"
      >
        <LeaveQuestion isUnsaved={form.formState.isDirty} {...(create.isSuccess && PASS_ON_FIRST)} />
        <Grid gap={5}>
          <AccountFormFields isNew />
          <Sheet title="Password">
            <PasswordFields />
          </Sheet>
          {create.isError && !form.formState.errors.userName && (
            <Text role="alert" color="fg.error">
              {create.error.message}
            </Text>
          )}
          <Flex gap={3} wrap="wrap">
            <Button type="submit" size="large" isLoading={create.isPending}>
              Make the account
            </Button>
            <LinkButton to="/people" size="large" variant="secondary">
              Cancel
            </LinkButton>
          </Flex>
        </Grid>
      </form>
      <HandedOverDialog
        name={name}
        handedOver={create.data?.handedOver ?? null}
        onClose={() => setOpened(create.data?.userId ?? null)}
      />
    </FormProvider>
  )
}
