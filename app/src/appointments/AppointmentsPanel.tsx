import { useQuery } from '@tanstack/react-query'
import type { Appointment } from '@wordstride/api'
import { Panel } from '../panels/Panel'
import { shownDayOfYear, shownWeekdayName } from '../panels/shownDates'
import styles from './AppointmentsPanel.module.css'
import { upcomingQuery } from './appointmentQueries'
import { CalendarLink } from './CalendarLink'
import { showOwnTime, showTime } from './clockTime'
import { JoinButton } from './JoinButton'

/** HOME-14: the next meetings of a student. */
export function AppointmentsPanel({ userId }: { userId: string }) {
  return (
    <Panel
      title="Appointments"
      query={useQuery(upcomingQuery(userId))}
      height="4.5rem"
      emptyText={({ length }) =>
        length === 0 ? 'None in the next two weeks. Your teacher can set one up.' : null
      }
    >
      {(appointments) => (
        <>
          <ul className={styles.list} aria-label="Your appointments">
            {appointments.map((appointment) => (
              <Row
                key={`${appointment.appointmentInfo.appointmentId} ${appointment.appointmentInfo.occursOn}`}
                userId={userId}
                appointment={appointment}
              />
            ))}
          </ul>
          <CalendarLink userId={userId} />
        </>
      )}
    </Panel>
  )
}

function Row({ userId, appointment }: { userId: string; appointment: Appointment }) {
  const { appointmentInfo: info, classInfo } = appointment
  const ownTime = showOwnTime(info.date, info.time, info.startsAt)
  return (
    <li className={styles.row}>
      <time className={styles.day} dateTime={info.date}>
        <span className={styles.weekday}>{shownWeekdayName(info.date, 'short')}</span>
        <span className={styles.date}>{shownDayOfYear(info.date)}</span>
      </time>
      <div className={styles.words}>
        <p className={styles.title}>
          {showTime(info.time)} · {info.category}
        </p>
        <p className={styles.small}>
          {classInfo.name} · {info.calendar}
          {ownTime !== null && ` · ${ownTime} where you are`}
        </p>
      </div>
      <JoinButton userId={userId} info={info} />
    </li>
  )
}
