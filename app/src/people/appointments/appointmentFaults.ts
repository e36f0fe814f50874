import { isMeetingLink, type PlannedAppointment } from '@wordstride/api'
import { type AppointmentForm, toAppointmentFields } from './appointmentForm'

/** What is wrong with a link that is filled in; undefined when nothing is. */
export const linkFault = (link: string): string | undefined =>
  link.trim() === '' || isMeetingLink(link.trim()) ? undefined : 'A link begins with https://'

export const untilFault = ({
  startsOn,
  repeats,
  until,
}: Pick<AppointmentForm, 'startsOn' | 'repeats' | 'until'>): string | undefined =>
  repeats !== 'once' && until !== '' && until < startsOn ? 'It is before the first day.' : undefined

/** Whether days to come were moved or cancelled, which a series that is planned anew forgets. */
export function losesChanges(before: PlannedAppointment, form: AppointmentForm, today: string): boolean {
  const { startsOn, startTime, minutes, repeats } = toAppointmentFields(form)
  const { fields } = before
  return (
    before.changes.some((change) => change.occursOn >= today || change.startsOn >= today) &&
    (startsOn !== fields.startsOn ||
      startTime !== fields.startTime ||
      minutes !== fields.minutes ||
      JSON.stringify(repeats) !== JSON.stringify(fields.repeats))
  )
}
