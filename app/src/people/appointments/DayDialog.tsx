import { Grid } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { PlannedAppointment } from '@wordstride/api'
import { useForm } from 'react-hook-form'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { CheckField } from '../../forms/CheckField'
import { FormDialog } from '../../forms/FormDialog'
import { FormField, TextInput } from '../../forms/FormFields'
import { refreshPeople } from '../peopleQueries'

/** One day of an appointment. */
export interface PlannedDay {
  appointment: PlannedAppointment
  occursOn: string
}

export const DayDialog = ({ day, onClose }: { day: PlannedDay | null; onClose(): void }) =>
  day === null ? null : <OpenDialog key={day.occursOn} day={day} onClose={onClose} />

/** Moves or cancels one day of a series. */
function OpenDialog({ day: { appointment, occursOn }, onClose }: { day: PlannedDay; onClose(): void }) {
  const { appointmentId, fields, changes } = appointment
  const before = changes.find((change) => change.occursOn === occursOn) ?? {
    ...fields,
    startsOn: occursOn,
    isCancelled: false,
  }
  const { register, handleSubmit } = useForm({
    defaultValues: {
      startsOn: before.startsOn,
      startTime: before.startTime,
      minutes: before.minutes,
      isCancelled: before.isCancelled,
    },
  })
  const save = useMutation({
    mutationFn: async (form: Pick<typeof before, 'startsOn' | 'startTime' | 'minutes' | 'isCancelled'>) =>
      unwrap(await apiClient.call('changeAppointment', { appointmentId, change: { ...form, occursOn } })),
    onSuccess: refreshPeople,
  })
  return (
    <FormDialog
      title={`This day alone: ${fields.category}`}
      isOpen
      save={save}
      backLabel="Back"
      onSubmit={handleSubmit((form) => save.mutate(form, { onSuccess: onClose }))}
      onClose={onClose}
    >
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
