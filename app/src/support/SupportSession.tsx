import type { SupportSession as Session } from '@wordstride/api'
import { buttonClass } from '@wordstride/ui'
import { Sheet } from '../shell/Sheet'
import styles from './SupportSession.module.css'

/** A Zoom session: when it is open, and how to come in. */
export function SupportSession({ session }: { session: Session }) {
  const { title, description, zoomUrl, meetingId, passcode, hours } = session
  return (
    <Sheet title={title}>
      <div className={styles.session}>
        <p className={styles.description}>{description}</p>
        <ul className={styles.hours} aria-label={`Hours: ${title}`}>
          {hours.map((hour) => (
            <li key={hour}>{hour}</li>
          ))}
        </ul>
        <dl className={styles.facts}>
          <dt>Meeting ID</dt>
          <dd>{meetingId}</dd>
          <dt>Passcode</dt>
          <dd>{passcode}</dd>
        </dl>
        <a
          href={zoomUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ className: styles.join })}
        >
          Join on Zoom
          <span className="ws-visually-hidden">: {title}</span>
        </a>
      </div>
    </Sheet>
  )
}
