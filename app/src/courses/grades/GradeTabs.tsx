import { gradeName, shortGradeName } from '@wordstride/learning'
import { Tabs } from '@wordstride/ui'
import type { ReactNode } from 'react'

export interface GradeTab {
  grade: number
  isDisabled?: boolean
}

interface GradeTabsProps {
  grades: readonly GradeTab[]
  open: number
  onOpen(grade: number): void
  /** Of the open grade. */
  children: ReactNode
}

/** One tab a grade, all of them in sight; in two rows on a phone. */
export const GradeTabs = ({ grades, open, onOpen, children }: GradeTabsProps) => (
  <Tabs
    label="Grades"
    tabs={grades.map(({ grade, isDisabled = false }) => ({
      value: String(grade),
      label: shortGradeName(grade),
      name: gradeName(grade),
      isDisabled,
    }))}
    value={String(open)}
    onChange={(value) => onOpen(Number(value))}
  >
    {children}
  </Tabs>
)
