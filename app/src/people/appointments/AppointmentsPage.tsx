import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { PlannedAppointment } from '@wordstride/api'
import { Button, takeLostFocus } from '@wordstride/ui'
import { useState } from 'react'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'
import { plannedAppointmentsQuery } from '../peopleQueries'
import { AppointmentCard } from './AppointmentCard'
import { AppointmentDialog } from './AppointmentDialog'
import { CancelDialog } from './CancelDialog'
import { DayDialog, type PlannedDay } from './DayDialog'

const momentOf = ({ next: [first] }: PlannedAppointment): string => `${first?.date} ${first?.time}`

const soonestFirst = (appointments: readonly PlannedAppointment[]): PlannedAppointment[] =>
  appointments.toSorted((a, b) => momentOf(a).localeCompare(momentOf(b)))

/** /people/appointments: what is planned with classes and students. */
export function AppointmentsPage() {
  const planned = useQuery(plannedAppointmentsQuery)
  const [edited, setEdited] = useState<PlannedAppointment | 'new' | null>(null)
  const [day, setDay] = useState<PlannedDay | null>(null)
  const [ended, setEnded] = useState<PlannedAppointment | null>(null)
  const [saved, setSaved] = useState<{ appointmentId: string; what: string; turn: number } | null>(null)
  const showSaved = (appointmentId: string, what: string) =>
    setSaved((before) => ({ appointmentId, what, turn: (before?.turn ?? 0) + 1 }))
  /** Of the list as a whole: what came, or has gone with the button that had the focus. */
  const [news, setNews] = useState<{ id: string; text: string } | null>(null)
  return (
    <>
      <Flex mb={5}>
        <Button onClick={() => setEdited('new')}>New appointment</Button>
      </Flex>
      <Box role="status">
        {news && (
          <Text key={news.id} ref={takeLostFocus} tabIndex={-1} mb={4}>
            {news.text}
          </Text>
        )}
      </Box>
      {planned.isPending && <LoadingBlock label="Loading the appointments" height="16rem" />}
      {planned.isError && <LoadFailure what="The appointments" onRetry={() => void planned.refetch()} />}
      {planned.data?.length === 0 && (
        <Sheet>
          <Text py={6} textAlign="center" color="fg.muted">
            Nothing is planned. Make the first appointment with a class or a student.
          </Text>
        </Sheet>
      )}
      <Grid as="ul" listStyleType="none" gap={5}>
        {soonestFirst(planned.data ?? []).map((appointment) => (
          <AppointmentCard
            key={appointment.appointmentId}
            appointment={appointment}
            saved={saved?.appointmentId === appointment.appointmentId ? saved : null}
            onEdit={() => setEdited(appointment)}
            onDay={(occursOn) => setDay({ appointment, occursOn })}
            onEnd={() => setEnded(appointment)}
          />
        ))}
      </Grid>
      <AppointmentDialog
        edited={edited}
        onClose={() => setEdited(null)}
        onSaved={showSaved}
        onPlanned={(appointmentId, category) =>
          setNews({ id: appointmentId, text: `${category} is planned.` })
        }
      />
      <DayDialog day={day} onClose={() => setDay(null)} onSaved={showSaved} />
      <CancelDialog
        appointment={ended}
        onClose={() => setEnded(null)}
        onGone={({ appointmentId, fields }) =>
          setNews({ id: `gone ${appointmentId}`, text: `${fields.category} is cancelled.` })
        }
      />
    </>
  )
}
