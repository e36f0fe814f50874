import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { nextTaskQuery } from '../assignments/assignmentQueries'
import { describeTask } from '../assignments/describeTask'
import { ExtraWorkDialog } from '../assignments/ExtraWorkDialog'
import { taskLink } from '../assignments/taskLink'
import { useHasPageRetry } from '../panels/pageRetry'
import { reloadHome } from '../panels/panelQuery'
import { LoadFailure } from '../shell/LoadFailure'
import { NextSkill } from './NextSkill'
import { StartPanel } from './StartPanel'

const COURSE = 'This week’s assignment'

interface NextTaskProps {
  userId: string
  grade: number
  /** The one thing of a page. */
  isLarge?: boolean
}

/** ASG-05: Start opens the next task of the week; after the last one it asks for extra work (ASG-06, HOME-24). */
export function NextTask({ userId, grade, isLarge = false }: NextTaskProps) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [hasCreated, setCreated] = useState(false)
  const next = useQuery(nextTaskQuery(userId))
  const hasPageRetry = useHasPageRetry()

  if (next.isLoadingError && hasPageRetry) return null
  if (next.isLoadingError) return <LoadFailure what="Your next task" onRetry={() => void next.refetch()} />
  if (next.isPending) return <StartPanel course={COURSE} title={null} isLarge={isLarge} />
  if (next.data.kind === 'none') return <NextSkill userId={userId} grade={grade} isLarge={isLarge} />
  if (next.data.kind === 'task') {
    const { task } = next.data
    const { course, title, plain, progress } = describeTask(task)
    return (
      <StartPanel
        course={course}
        title={title}
        text={plain ? `${plain} · ${progress}` : progress}
        isLarge={isLarge}
        onStart={() => void navigate(taskLink(task))}
      />
    )
  }
  // Else Start would ask for extra work once more.
  if (hasCreated && next.isFetching) return <StartPanel course={COURSE} title={null} isLarge={isLarge} />
  return (
    <>
      <StartPanel
        course={COURSE}
        title="All done! What a week."
        text="You have completed every assignment of this week. Start brings you extra work."
        isLarge={isLarge}
        onStart={() => setAsking(true)}
      />
      <ExtraWorkDialog
        userId={userId}
        isOpen={isAsking}
        onCreated={() => {
          setAsking(false)
          setCreated(true)
          void reloadHome(userId)
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
