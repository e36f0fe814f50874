import { Checkbox, Flex, Grid, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { fullName, type PlannedAppointment, WEEKDAYS, type Weekday } from '@wordstride/api'
import { Controller, useForm } from 'react-hook-form'
import { apiClient } from '../../api/apiClient'
import { useAuth } from '../../api/authStore'
import { unwrap } from '../../api/unwrap'
import { FormDialog } from '../../forms/FormDialog'
import { Choice, FormField, TextInput } from '../../forms/FormFields'
import { useNewId } from '../../forms/useNewId'
import { today } from '../../panels/today'
import { refreshPeople } from '../peopleQueries'
import { linkFault, losesChanges, untilFault } from './appointmentFaults'
import {
  type AppointmentForm,
  newAppointmentForm,
  readWhom,
  toAppointmentFields,
  toAppointmentForm,
} from './appointmentForm'
import { DAY_NAMES } from './describeSeries'
import { WhomField } from './WhomField'

interface AppointmentDialogProps {
  edited: PlannedAppointment | 'new' | null
  onClose(): void
  onSaved(appointmentId: string, saved: string): void
  /** Once the list has it. */
  onPlanned(appointmentId: string, category: string): void
}

/** Makes an appointment, or changes all of a series. */
export const AppointmentDialog = ({ edited, ...on }: AppointmentDialogProps) =>
  edited === null ? null : (
    <OpenDialog
      key={edited === 'new' ? 'new' : edited.appointmentId}
      before={edited === 'new' ? null : edited}
      {...on}
    />
  )

const REPEATS = [
  ['once', 'Once'],
  ['day', 'Daily'],
  ['week', 'Weekly'],
  ['month', 'Monthly'],
] as const

interface OpenDialogProps extends Omit<AppointmentDialogProps, 'edited'> {
  before: PlannedAppointment | null
}

function OpenDialog({ before, onClose, onSaved, onPlanned }: OpenDialogProps) {
  const ownName = useAuth(({ user }) => (user ? fullName(user) : ''))
  const form = useForm<AppointmentForm>({
    defaultValues: before ? toAppointmentForm(before.fields) : newAppointmentForm(today(), ownName),
  })
  const { register, formState, control } = form
  const { errors } = formState
  const entered = form.watch()
  const { repeats } = entered
  const newId = useNewId(before)
  const save = useMutation({
    mutationFn: async (values: AppointmentForm) =>
      unwrap(
        await apiClient.call('saveAppointment', {
          appointmentId: before?.appointmentId ?? null,
          newId,
          revision: before?.revision,
          ...readWhom(values.whom),
          fields: toAppointmentFields(values),
        }),
      ),
    async onSuccess({ appointmentId }, { category }) {
      await refreshPeople()
      if (before) onSaved(appointmentId, 'The changes are saved.')
      else onPlanned(appointmentId, category.trim())
    },
    // Of what failed the server may have more than its reply told.
    onError: () => void refreshPeople(),
  })
  const needed = { required: 'Please fill this in.' }
  const neededWhole = {
    ...needed,
    validate: (text: string) => Number.isInteger(Number(text)) || 'Please enter a whole number.',
  }
  return (
    <FormDialog
      title={before ? 'Change the appointment' : 'New appointment'}
      isOpen
      save={save}
      isCheckedByForm
      warning={
        before &&
        losesChanges(before, entered, today()) &&
        'Days that were moved or cancelled follow the new plan, too. Please set them again afterwards.'
      }
      onSubmit={form.handleSubmit((values) => save.mutate(values, { onSuccess: onClose }))}
      onClose={onClose}
    >
      {before === null && (
        <WhomField {...register('whom', needed)} value={entered.whom} error={errors.whom?.message} />
      )}
      <FormField label="Category" error={errors.category?.message} isRequired>
        <TextInput maxLength={80} placeholder="Reading circle" {...register('category', needed)} />
      </FormField>
      <FormField label="Calendar" help="Whose it is." error={errors.calendar?.message} isRequired>
        <TextInput maxLength={80} placeholder="Ms. Rivera" {...register('calendar', needed)} />
      </FormField>
      <Grid templateColumns={{ base: '1fr', md: '1.4fr 1fr 1fr' }} gap={4}>
        <FormField label="Date" error={errors.startsOn?.message} isRequired>
          <TextInput type="date" {...register('startsOn', { ...needed, deps: ['until'] })} />
        </FormField>
        <FormField label="Time" error={errors.startTime?.message} isRequired>
          <TextInput type="time" {...register('startTime', needed)} />
        </FormField>
        <FormField label="Minutes" error={errors.minutes?.message} isRequired>
          <TextInput
            type="number"
            {...register('minutes', {
              ...neededWhole,
              min: { value: 5, message: 'At least 5.' },
              max: { value: 480, message: 'At most 480.' },
            })}
          />
        </FormField>
      </Grid>
      <FormField label="Repeats">
        <Choice options={REPEATS} {...register('repeats')} />
      </FormField>
      {repeats !== 'once' && (
        <Grid templateColumns={{ base: '1fr', md: '1fr 1.4fr' }} gap={4}>
          <FormField label={`Every how many ${repeats}s`} error={errors.interval?.message} isRequired>
            <TextInput
              type="number"
              {...register('interval', {
                ...neededWhole,
                min: { value: 1, message: 'At least 1.' },
                max: { value: 12, message: 'At most 12.' },
              })}
            />
          </FormField>
          <FormField label="Last day" help="Empty: without an end." error={errors.until?.message}>
            <TextInput
              type="date"
              {...register('until', { validate: (_, days) => untilFault(days) ?? true })}
            />
          </FormField>
        </Grid>
      )}
      {repeats === 'week' && (
        <Controller
          control={control}
          name="weekdays"
          render={({ field }) => <Weekdays value={field.value} onChange={field.onChange} />}
        />
      )}
      <FormField
        label="Meeting link"
        help="Students get it from 10 minutes before the start to the end."
        error={errors.meetingLink?.message}
      >
        <TextInput
          type="url"
          maxLength={500}
          placeholder="https://"
          {...register('meetingLink', { validate: (link) => linkFault(link) ?? true })}
        />
      </FormField>
    </FormDialog>
  )
}

function Weekdays({ value, onChange }: { value: Weekday[]; onChange(days: Weekday[]): void }) {
  return (
    <Flex as="fieldset" gap={4} wrap="wrap">
      <Text as="legend" fontWeight="600" mb={1.5}>
        On
      </Text>
      {WEEKDAYS.map((day) => (
        <Checkbox.Root
          key={day}
          checked={value.includes(day)}
          onCheckedChange={({ checked }) =>
            onChange(WEEKDAYS.filter((one) => (one === day ? checked === true : value.includes(one))))
          }
          minH="target"
          gap={2}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control boxSize="22px" />
          <Checkbox.Label>{DAY_NAMES[day]}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Flex>
  )
}
