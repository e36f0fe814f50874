import type { SupportInfo } from '@wordstride/api'
import { Sheet } from '../shell/Sheet'
import styles from './ReviewSchedule.module.css'

interface ReviewScheduleProps {
  days: SupportInfo['reviewSchedule']
  timeZone: string
}

/** Monday to Saturday. */
export function ReviewSchedule({ days, timeZone }: ReviewScheduleProps) {
  return (
    <Sheet title="Weekly review schedule">
      <table aria-label="Weekly review schedule" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Sessions</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, sessions }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>
                {sessions.length === 0 && <span className={styles.none}>None</span>}
                {sessions.map(({ time, topic }) => (
                  <div key={`${time} ${topic}`} className={styles.session}>
                    <span className={styles.time}>{time}</span>
                    <span>{topic}</span>
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.zone}>{timeZone}</p>
    </Sheet>
  )
}
