import { useQuery } from '@tanstack/react-query'
import type { SupportInfo } from '@wordstride/api'
import { shownWeekday } from '../panels/shownDates'
import { LinkButton } from '../shell/LinkButton'
import { LoadFailure } from '../shell/LoadFailure'
import { LoadingBlock } from '../shell/LoadingBlock'
import { PageHeading } from '../shell/PageHeading'
import { Sheet } from '../shell/Sheet'
import { ReviewSchedule } from './ReviewSchedule'
import styles from './SupportPage.module.css'
import { SupportSession } from './SupportSession'
import { supportInfoQuery } from './supportQueries'

/** /support (SUP-01..03). */
export function SupportPage() {
  const info = useQuery(supportInfoQuery)
  return (
    <>
      <PageHeading title="Support" lead="People who help you, live. Come in whenever a door is open." />
      {info.isPending && <LoadingBlock label="Loading the support" height="30rem" />}
      {info.isError && <LoadFailure what="The support" onRetry={() => void info.refetch()} />}
      {info.data && <Info info={info.data} />}
    </>
  )
}

function Info({ info }: { info: SupportInfo }) {
  return (
    <div className={styles.support}>
      <p className={styles.note}>{info.franchiseNote}</p>
      <div className={styles.sessions}>
        <SupportSession session={info.generalInfo} />
        <SupportSession session={info.programInfo} />
        <SupportSession session={info.review} />
      </div>
      <ReviewSchedule days={info.reviewSchedule} timeZone={info.timeZone} />
      <div className={styles.pair}>
        <Sheet title="Holidays">
          <ul className={styles.holidays}>
            {info.holidays.map(({ date, name }) => (
              <li key={`${date} ${name}`}>
                <span>{name}</span>
                <span className={styles.soft}>{shownWeekday(date)}</span>
              </li>
            ))}
          </ul>
          {info.holidays.length === 0 && <p className={styles.soft}>No holidays are planned.</p>}
        </Sheet>
        <Sheet title="Good to know">
          <p>{info.fyiMessage}</p>
          <p className={styles.write}>
            Write to us: <a href={`mailto:${info.supportEmail}`}>{info.supportEmail}</a>
          </p>
        </Sheet>
      </div>
      <div>
        <LinkButton to="/reviewOutline" variant="secondary">
          What the review sessions are about
        </LinkButton>
      </div>
    </div>
  )
}
