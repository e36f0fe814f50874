import { Box, Grid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { isLearner, TOGGLES } from '@wordstride/api'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useAuth } from '../../api/authStore'
import { Choice, FormField, SCHOOL_GRADES, TextInput } from '../../forms/FormFields'
import { LoadFailure } from '../../shell/LoadFailure'
import { Sheet } from '../../shell/Sheet'
import { ROLE_NAMES, rolesGivenBy } from '../names'
import { centersQuery, classesQuery } from '../peopleQueries'
import { type AccountForm, defaultEndDay, FIELD_FAULTS, suggestUserName } from './accountForm'
import { CheckList } from './CheckList'

const TWO_COLUMNS = { base: '1fr', sm: '1fr 1fr' }

/** Everything about an account but its password and its state. */
export function AccountFormFields({ isNew }: { isNew: boolean }) {
  return (
    <Grid gap={5}>
      <PersonFields isNew={isNew} />
      <SchoolFields />
      <GuardianFields />
      <ToggleFields />
    </Grid>
  )
}

function PersonFields({ isNew }: { isNew: boolean }) {
  const { register, formState, setValue, getValues } = useFormContext<AccountForm>()
  const own = useAuth((state) => state.user?.role)
  const role = useWatch<AccountForm, 'role'>({ name: 'role' })
  const suggested = useRef('')
  const { errors } = formState

  /** Until somebody writes another one. */
  function suggest(): void {
    const { firstName, lastName, userName } = getValues()
    if (!isNew || userName !== suggested.current) return
    suggested.current = suggestUserName(firstName, lastName)
    setValue('userName', suggested.current)
  }

  return (
    <Sheet title="Person">
      <Grid templateColumns={TWO_COLUMNS} gap={5}>
        <FormField label="First name" error={errors.firstName?.message} isRequired>
          <TextInput
            maxLength={60}
            {...register('firstName', { validate: FIELD_FAULTS.firstName, onChange: suggest })}
          />
        </FormField>
        <FormField label="Last name">
          <TextInput maxLength={60} {...register('lastName', { onChange: suggest })} />
        </FormField>
        <FormField label="Username" error={errors.userName?.message} isRequired>
          <TextInput
            maxLength={100}
            autoCapitalize="none"
            autoComplete="off"
            {...register('userName', { validate: FIELD_FAULTS.userName })}
          />
        </FormField>
        <FormField label="Role">
          <Choice
            options={rolesGivenBy(own).map((given) => [given, ROLE_NAMES[given]])}
            {...register('role', {
              onChange: ({ target }) => {
                const endDay = defaultEndDay(target.value, getValues('startDay'))
                // Without a day on which it begins the one that stands there is as good.
                if (isNew && endDay !== '') setValue('endDay', endDay)
              },
            })}
          />
        </FormField>
        {isLearner(role) && (
          <FormField label="School grade">
            <Choice options={SCHOOL_GRADES} {...register('schoolGrade')} />
          </FormField>
        )}
        <FormField label="E-mail" error={errors.email?.message}>
          <TextInput
            type="email"
            maxLength={200}
            autoComplete="off"
            {...register('email', { validate: FIELD_FAULTS.email })}
          />
        </FormField>
      </Grid>
    </Sheet>
  )
}

function SchoolFields() {
  const { register, formState, setValue, getValues } = useFormContext<AccountForm>()
  const centersRead = useQuery(centersQuery)
  const classesRead = useQuery(classesQuery)
  const { data: centers = [] } = centersRead
  const { data: classes = [] } = classesRead
  const [centerIds, classIds] = useWatch<AccountForm, ['centerIds', 'classIds']>({
    name: ['centerIds', 'classIds'],
  })
  const open = classes.filter(
    ({ classId, centerId, isEnded }) =>
      centerIds.includes(String(centerId)) && (!isEnded || classIds.includes(classId)),
  )
  const { errors } = formState

  /** Who leaves a center leaves its classes. */
  function leaveClasses(chosen: readonly string[]): void {
    const stays = (id: string) => {
      const found = classes.find(({ classId }) => classId === id)
      return found === undefined || chosen.includes(String(found.centerId))
    }
    setValue('classIds', getValues('classIds').filter(stays), { shouldDirty: true })
  }

  return (
    <Sheet title="School and subscription">
      {centersRead.isError && (
        <LoadFailure what="The learning centers" onRetry={() => void centersRead.refetch()} />
      )}
      {classesRead.isError && <LoadFailure what="The classes" onRetry={() => void classesRead.refetch()} />}
      <Grid templateColumns={TWO_COLUMNS} gap={5}>
        <CheckList
          name="centerIds"
          label="Learning centers"
          options={centers.map(({ centerId, name }) => [String(centerId), name])}
          validate={FIELD_FAULTS.centers}
          onChange={leaveClasses}
          empty="There is no learning center yet. Make one under Centers."
        />
        <CheckList
          name="classIds"
          label="Classes"
          options={open.map(({ classId, name }) => [classId, name])}
          empty={
            centerIds.length === 0
              ? 'Choose a learning center first.'
              : 'The chosen centers have no class yet.'
          }
        />
        <FormField label="Begins on" error={errors.startDay?.message}>
          <TextInput type="date" {...register('startDay', { validate: FIELD_FAULTS.day })} />
        </FormField>
        <FormField label="Ends on" help="Closed from this day on." error={errors.endDay?.message}>
          <TextInput type="date" {...register('endDay', { validate: FIELD_FAULTS.day })} />
        </FormField>
        <FormField label="License">
          <Choice
            empty="none"
            options={[
              ['SCHOOL', 'School'],
              ['AFTERSCHOOL', 'After school'],
            ]}
            {...register('license')}
          />
        </FormField>
        <FormField label="School id" help="From the school's own system.">
          <TextInput maxLength={120} autoComplete="off" {...register('sourceId')} />
        </FormField>
      </Grid>
    </Sheet>
  )
}

function GuardianFields() {
  const { register, formState } = useFormContext<AccountForm>()
  const role = useWatch<AccountForm, 'role'>({ name: 'role' })
  if (!isLearner(role)) return null
  return (
    <Sheet title="Parent or guardian">
      <Grid templateColumns={TWO_COLUMNS} gap={5}>
        <FormField label="Name of the guardian">
          <TextInput maxLength={120} autoComplete="off" {...register('guardianName')} />
        </FormField>
        <FormField label="E-mail of the guardian" error={formState.errors.guardianEmail?.message}>
          <TextInput
            type="email"
            maxLength={200}
            autoComplete="off"
            {...register('guardianEmail', { validate: FIELD_FAULTS.email })}
          />
        </FormField>
        <FormField
          label="Consent given on"
          help="Empty while nobody has agreed."
          error={formState.errors.consentDay?.message}
        >
          <TextInput type="date" {...register('consentDay', { validate: FIELD_FAULTS.dayOrNone })} />
        </FormField>
      </Grid>
    </Sheet>
  )
}

function ToggleFields() {
  const { register } = useFormContext<AccountForm>()
  const own = useAuth((state) => state.user?.menuAuth)
  return (
    <Sheet title="Rights">
      <Box asChild>
        <details>
          <Box asChild minH="target" cursor="pointer" alignContent="center">
            <summary>Differ from those of the role</summary>
          </Box>
          <Text color="fg.muted" mt={2} mb={4}>
            You can grant what your own account may use.
          </Text>
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' }} gap={4}>
            {TOGGLES.map((toggle) => (
              <FormField key={toggle} label={toggle.replaceAll('_', ' ')}>
                <Choice
                  options={[
                    ['role', 'as the role'],
                    ...(own?.[toggle] ? [['on', 'on'] as const] : []),
                    ['off', 'off'],
                  ]}
                  {...register(`toggles.${toggle}`)}
                />
              </FormField>
            ))}
          </Grid>
        </details>
      </Box>
    </Sheet>
  )
}
