import { Tabs } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { gradeName } from '../routes/gradeNames'

export interface GradeTab {
  grade: number
  isDisabled: boolean
}

/** One tab a grade; on a narrow screen the open one is brought into sight. */
export function GradeTabList({ grades }: { grades: readonly GradeTab[] }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = list.current?.querySelector('[aria-selected="true"]')
    open?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <Tabs.List ref={list} aria-label="Grades" overflowX="auto" overflowY="hidden">
      {grades.map(({ grade, isDisabled }) => (
        <Tabs.Trigger
          key={grade}
          value={String(grade)}
          disabled={isDisabled}
          minH="48px"
          flexShrink={0}
          fontWeight="600"
        >
          {gradeName(grade)}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}
