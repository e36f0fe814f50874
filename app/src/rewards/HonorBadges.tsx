import type { UseQueryResult } from '@tanstack/react-query'
import type { HonorStatus, SectionHonor } from '@wordstride/api'
import { honorGradeName, sectionName } from '@wordstride/learning'
import { Button } from '@wordstride/ui'
import { lazy, Suspense, useState } from 'react'
import { useAuth } from '../api/authStore'
import { showScore } from '../panels/numbers'
import { Panel } from '../panels/Panel'
import { shownDay } from '../panels/shownDates'
import styles from './HonorBadges.module.css'
import { MedalSign } from './rewardSigns'

interface HonorBadgesProps {
  /** The week, which tells the honors, too. */
  week: UseQueryResult<{ honors: HonorStatus }>
  /** Not in schools (ROLE-04). */
  hasMinimum: boolean
}

/** HOME-03: what each section has reached, and what is asked for. */
export const HonorBadges = ({ week, hasMinimum }: HonorBadgesProps) => (
  <Panel title="Honors" query={week} height="8.5rem" aside={<ChartButton />}>
    {({ honors }) => (
      <>
        <ul className={styles.badges}>
          <Badge section="ae.la" honor={honors.la} />
          <Badge section="ae.voc" honor={honors.voc} />
        </ul>
        {/* The same in both sections: they go by the school grade (SR-25). */}
        <Targets honor={honors.la} hasMinimum={hasMinimum} />
      </>
    )}
  </Panel>
)

const HonorsChartDialog = lazy(async () => ({
  default: (await import('../reports/charts/HonorsChartDialog')).HonorsChartDialog,
}))

/** REW-11: the chart comes when it is asked for. */
function ChartButton() {
  const user = useAuth((state) => state.user)
  const [isOpen, setOpen] = useState(false)
  if (!user?.menuAuth.honors_chart) return null
  return (
    <>
      <Button
        variant="quiet"
        size="compact"
        className={`ws-line-end ${styles.chart}`}
        onClick={() => setOpen(true)}
      >
        Honors chart
      </Button>
      {isOpen && (
        <Suspense>
          <HonorsChartDialog userId={user.userId} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const stateOf = ({ isHonor, isHighHonor }: SectionHonor) =>
  isHighHonor
    ? ({ name: 'High honor', look: styles.high } as const)
    : isHonor
      ? ({ name: 'Honor', look: styles.honor } as const)
      : ({ name: 'Ordinary', look: styles.ordinary } as const)

function Badge({ section, honor }: { section: 'ae.la' | 'ae.voc'; honor: SectionHonor }) {
  const { name, look } = stateOf(honor)
  return (
    <li className={styles.badge}>
      <span className={`${styles.medal} ${look}`} aria-hidden="true">
        <MedalSign />
      </span>
      <span>
        <span className={styles.section}>{sectionName(section)}</span>
        <span className="ws-visually-hidden">: </span>
        <strong className={styles.state}>{name}</strong>
      </span>
    </li>
  )
}

function Targets({ honor, hasMinimum }: { honor: SectionHonor; hasMinimum: boolean }) {
  const { honorGrade, honorGradeTarget, highHonorGrade, highHonorGradeTarget, honorTargetDate } = honor
  const minimum = [...new Set([honorGradeTarget, highHonorGradeTarget].map(showScore))].join(', ')
  const rows = [
    ['Honor', honorGradeName(honorGrade)],
    ['High honor', honorGradeName(highHonorGrade)],
    ...(hasMinimum ? [['Minimum score', minimum] as const] : []),
    ['Until', shownDay(honorTargetDate)],
  ] as const
  return (
    <dl className={styles.targets}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.target}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
