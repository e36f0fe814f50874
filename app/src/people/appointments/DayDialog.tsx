import { Grid, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { PlannedAppointment } from '@wordstride/api'
import { useForm } from 'react-hook-form'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { showTime } from '../../appointments/clockTime'
import { CheckField } from '../../forms/CheckField'
import { FormDialog } from '../../forms/FormDialog'
import { FormField, TextInput } from '../../forms/FormFields'
import { shownWeekday } from '../../panels/shownDates'
import { refreshPeople } from '../peopleQueries'

/** One day of an appointment. */
export interface PlannedDay {
  appointment: PlannedAppointment
  occursOn: string
}

interface DayDialogProps {
  day: PlannedDay | null
  onClose(): void
  onSaved(appointmentId: string, saved: string): void
}

export const DayDialog = ({ day, ...on }: DayDialogProps) =>
  day === null ? null : <OpenDialog key={day.occursOn} day={day} {...on} />

type DayForm = Omit<PlannedAppointment['changes'][number], 'occursOn'>

const describeDay = ({ startsOn, startTime, isCancelled }: DayForm): string =>
  isCancelled
    ? `${shownWeekday(startsOn)} is cancelled. Press it to bring it back.`
    : `It is on ${shownWeekday(startsOn)}, ${showTime(startTime)}.`

/** Moves or cancels one day of a series. */
function OpenDialog({
  day: { appointment, occursOn },
  onClose,
  onSaved,
}: Omit<DayDialogProps, 'day'> & { day: PlannedDay }) {
  const { appointmentId, fields, changes, revision } = appointment
  const before = changes.find((change) => change.occursOn === occursOn) ?? {
    ...fields,
    startsOn: occursOn,
    isCancelled: false,
  }
  const isPlanned =
    before.startsOn === occursOn && before.startTime === fields.startTime && before.minutes === fields.minutes
  const { register, handleSubmit } = useForm({
    defaultValues: {
      startsOn: before.startsOn,
      startTime: before.startTime,
      minutes: before.minutes,
      isCancelled: before.isCancelled,
    },
  })
  const save = useMutation({
    mutationFn: async (form: DayForm) =>
      unwrap(
        await apiClient.call('changeAppointment', { appointmentId, revision, change: { ...form, occursOn } }),
      ),
    async onSuccess(_reply, form) {
      await refreshPeople()
      onSaved(appointmentId, describeDay(form))
    },
    // Of what failed the server may have more than its reply told.
    onError: () => void refreshPeople(),
  })
  return (
    <FormDialog
      title={`${fields.category} on ${shownWeekday(before.startsOn)}`}
      isOpen
      save={save}
      backLabel="Back"
      onSubmit={handleSubmit((form) => save.mutate(form, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <Text color="fg.muted">
        {isPlanned
          ? 'What you change here is for this day alone.'
          : `The plan says ${shownWeekday(occursOn)}, ${showTime(fields.startTime)}, ${fields.minutes} minutes.`}
      </Text>
      <Grid templateColumns={{ base: '1fr', md: '1.4fr 1fr 1fr' }} gap={4}>
        <FormField label="Date">
          <TextInput type="date" required {...register('startsOn')} />
        </FormField>
        <FormField label="Time">
          <TextInput type="time" required {...register('startTime')} />
        </FormField>
        <FormField label="Minutes">
          <TextInput
            type="number"
            min={5}
            max={480}
            required
            {...register('minutes', { valueAsNumber: true })}
          />
        </FormField>
      </Grid>
      <CheckField {...register('isCancelled')}>Cancelled on this day</CheckField>
    </FormDialog>
  )
}
