import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { PlannedAppointment } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { showTime } from '../../appointments/clockTime'
import { shownWeekday } from '../../panels/shownDates'
import { Sheet } from '../../shell/Sheet'
import { describeSeries } from './describeSeries'

interface AppointmentCardProps {
  appointment: PlannedAppointment
  /** What was just done with it. */
  saved: { what: string; turn: number } | null
  onEdit(): void
  onDay(occursOn: string): void
  onEnd(): void
}

const whomOf = ({ className, students }: PlannedAppointment): string =>
  className === '' ? students.map(({ name }) => name).join(', ') : className

/** A series, or a single appointment, with its next days. */
export function AppointmentCard({ appointment, saved, onEdit, onDay, onEnd }: AppointmentCardProps) {
  const { fields, next } = appointment
  const isSeries = fields.repeats !== null
  const name = `${fields.category}, ${whomOf(appointment)}`
  return (
    <Box as="li">
      <Sheet>
        <Flex justify="space-between" wrap="wrap" gap={3}>
          <Box minW={0} flex="1 1 16rem">
            <Heading as="h2" fontSize="1.125rem">
              {fields.category}
            </Heading>
            <Text color="fg.muted">{[whomOf(appointment), fields.calendar].join(' · ')}</Text>
            <Text color="fg.muted">
              {[describeSeries(fields), showTime(fields.startTime), `${fields.minutes} minutes`].join(' · ')}
            </Text>
            {fields.meetingLink === null && <Text color="fg.muted">Without a meeting link</Text>}
          </Box>
          <Flex gap={2} align="start">
            <Button size="compact" variant="secondary" aria-label={`Change ${name}`} onClick={onEdit}>
              Change
            </Button>
            <Button
              size="compact"
              variant="quiet"
              className="ws-line-end"
              aria-label={`Cancel ${name}`}
              onClick={onEnd}
            >
              Cancel
            </Button>
          </Flex>
        </Flex>
        <Flex as="ul" listStyleType="none" wrap="wrap" gap={2} mt={4} aria-label={`Next days of ${name}`}>
          {next.map(({ occursOn, date, time, isCancelled }) => {
            const day = shownWeekday(date)
            const whole = `${day}, ${showTime(time)}`
            const label = time === fields.startTime ? day : whole
            return (
              <li key={occursOn}>
                {isSeries ? (
                  <Button
                    size="compact"
                    variant="soft"
                    aria-label={`${whole}${isCancelled ? ', cancelled' : ''}: ${name}`}
                    onClick={() => onDay(occursOn)}
                  >
                    {isCancelled ? <s>{label}</s> : label}
                  </Button>
                ) : (
                  <Text>{whole}</Text>
                )}
              </li>
            )
          })}
        </Flex>
        <Box role="status">
          {saved && (
            <Text key={saved.turn} mt={3} color="fg.muted">
              {saved.what}
            </Text>
          )}
        </Box>
      </Sheet>
    </Box>
  )
}
