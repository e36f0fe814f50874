import type { CourseSection } from '@wordstride/core'
import { Dialog } from '@wordstride/ui'
import { useState } from 'react'
import { SectionChoice } from '../../forms/SectionChoice'
import styles from './Charts.module.css'
import { HonorsChart } from './HonorsChart'

interface HonorsChartDialogProps {
  userId: string
  isOpen: boolean
  onClose(): void
}

/** REW-11, C-03: what the honor badges of the dashboard open. */
export function HonorsChartDialog({ userId, isOpen, onClose }: HonorsChartDialogProps) {
  const [section, setSection] = useState<CourseSection>('ae.la')
  return (
    <Dialog title="Honors chart" size="wide" isOpen={isOpen} onClose={onClose}>
      <div className={styles.dialog}>
        <SectionChoice value={section} onChange={setSection} />
        <HonorsChart
          userId={userId}
          section={section}
          addGoals={true}
          width={650}
          height={550}
          isWide={true}
        />
      </div>
    </Dialog>
  )
}
