import { Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { PlannedAppointment } from '@wordstride/api'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { DoOnceDialog } from '../../forms/DoOnceDialog'
import { refreshPeople } from '../peopleQueries'

interface CancelDialogProps {
  appointment: PlannedAppointment | null
  onClose(): void
  /** Once the list is without it. */
  onGone(appointment: PlannedAppointment): void
}

/** Cancels an appointment with all that is to come of it. */
export function CancelDialog({ appointment, onClose, onGone }: CancelDialogProps) {
  const cancel = useMutation({
    mutationFn: async (appointmentId: string) =>
      unwrap(await apiClient.call('cancelAppointment', { appointmentId })),
  })
  async function close(): Promise<void> {
    const { isIdle, isSuccess } = cancel
    cancel.reset()
    onClose()
    if (isIdle || appointment === null) return
    // Of what failed the server may have more than its reply told.
    await refreshPeople()
    if (isSuccess) onGone(appointment)
  }
  const isSeries = appointment?.fields.repeats != null
  return (
    <DoOnceDialog
      title={appointment ? `Cancel ${appointment.fields.category}?` : ''}
      isOpen={appointment !== null}
      backLabel={isSeries ? 'Keep them' : 'Keep it'}
      label={isSeries ? 'Cancel all of them' : 'Cancel the appointment'}
      deed={cancel}
      onConfirm={() => appointment && cancel.mutate(appointment.appointmentId)}
      onClose={() => void close()}
      result={() => <Text>It is cancelled. Students do not see it any more.</Text>}
    >
      <Text>
        {isSeries
          ? 'All that is to come of this series is cancelled. A single day is cancelled by a press on it.'
          : 'Students do not see it any more.'}
      </Text>
    </DoOnceDialog>
  )
}
