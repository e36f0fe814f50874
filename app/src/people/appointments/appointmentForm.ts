import type { AppointmentFields, Repetition, Weekday } from '@wordstride/api'

/** What stands in the form: texts, as a browser has them. */
export interface AppointmentForm {
  /** 'class …' or 'student …'. */
  whom: string
  category: string
  calendar: string
  startsOn: string
  startTime: string
  minutes: string
  repeats: 'once' | Repetition['every']
  interval: string
  weekdays: Weekday[]
  until: string
  meetingLink: string
}

export const newAppointmentForm = (today: string, calendar: string): AppointmentForm => ({
  whom: '',
  category: '',
  calendar,
  startsOn: today,
  startTime: '16:00',
  minutes: '45',
  repeats: 'once',
  interval: '1',
  weekdays: [],
  until: '',
  meetingLink: '',
})

export function readWhom(whom: string): { classId: string | null; studentIds: string[] } {
  const [, classId = null, studentId] = /^(?:class (.+)|student (.+))$/.exec(whom) ?? []
  return { classId, studentIds: studentId === undefined ? [] : [studentId] }
}

export const toAppointmentForm = ({
  repeats,
  meetingLink,
  ...fields
}: AppointmentFields): AppointmentForm => ({
  ...fields,
  whom: '',
  minutes: String(fields.minutes),
  repeats: repeats?.every ?? 'once',
  interval: String(repeats?.interval ?? 1),
  weekdays: repeats?.weekdays ?? [],
  until: repeats?.until ?? '',
  meetingLink: meetingLink ?? '',
})

export const toAppointmentFields = (form: AppointmentForm): AppointmentFields => ({
  startsOn: form.startsOn,
  startTime: form.startTime,
  minutes: Number(form.minutes),
  category: form.category.trim(),
  calendar: form.calendar.trim(),
  repeats:
    form.repeats === 'once'
      ? null
      : {
          every: form.repeats,
          interval: Number(form.interval),
          weekdays: form.repeats === 'week' ? form.weekdays : [],
          until: form.until === '' ? null : form.until,
        },
  meetingLink: form.meetingLink.trim() === '' ? null : form.meetingLink.trim(),
})
