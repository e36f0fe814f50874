import { Flex, Grid, Skeleton, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { PlannedAppointment } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { LoadFailure } from '../../shell/LoadFailure'
import { Sheet } from '../../shell/Sheet'
import { plannedAppointmentsQuery } from '../peopleQueries'
import { AppointmentCard } from './AppointmentCard'
import { AppointmentDialog } from './AppointmentDialog'
import { CancelDialog } from './CancelDialog'
import { DayDialog, type PlannedDay } from './DayDialog'

/** /people/appointments: what is planned with classes and students. */
export function AppointmentsPage() {
  const planned = useQuery(plannedAppointmentsQuery)
  const [edited, setEdited] = useState<PlannedAppointment | 'new' | null>(null)
  const [day, setDay] = useState<PlannedDay | null>(null)
  const [ended, setEnded] = useState<PlannedAppointment | null>(null)
  return (
    <>
      <Flex mb={5}>
        <Button onClick={() => setEdited('new')}>New appointment</Button>
      </Flex>
      {planned.isPending && (
        <Skeleton height="16rem" borderRadius="l3" aria-busy="true" aria-label="Loading the appointments" />
      )}
      {planned.isError && <LoadFailure what="The appointments" onRetry={() => void planned.refetch()} />}
      {planned.data?.length === 0 && (
        <Sheet>
          <Text py={6} textAlign="center" color="fg.muted">
            Nothing is planned. Make the first appointment with a class or a student.
          </Text>
        </Sheet>
      )}
      <Grid as="ul" listStyleType="none" gap={5}>
        {(planned.data ?? []).map((appointment) => (
          <AppointmentCard
            key={appointment.appointmentId}
            appointment={appointment}
            onEdit={() => setEdited(appointment)}
            onDay={(occursOn) => setDay({ appointment, occursOn })}
            onEnd={() => setEnded(appointment)}
          />
        ))}
      </Grid>
      <AppointmentDialog edited={edited} onClose={() => setEdited(null)} />
      <DayDialog day={day} onClose={() => setDay(null)} />
      <CancelDialog appointment={ended} onClose={() => setEnded(null)} />
    </>
  )
}
