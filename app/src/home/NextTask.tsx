import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { nextTaskQuery } from '../assignments/assignmentQueries'
import { describeTask } from '../assignments/describeTask'
import { ExtraWorkDialog } from '../assignments/ExtraWorkDialog'
import { taskLink } from '../assignments/taskLink'
import { LoadFailure } from '../shell/LoadFailure'
import { reloadHome } from './homeQueries'
import { NextSkill } from './NextSkill'
import { StartPanel } from './StartPanel'

const COURSE = 'This week’s assignment'

/** ASG-05: Start opens the next task of the week; after the last one it asks for extra work (ASG-06, HOME-24). */
export function NextTask({ userId, grade }: { userId: string; grade: number }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const next = useQuery(nextTaskQuery(userId))

  if (next.isError) return <LoadFailure what="Your next task" onRetry={() => void next.refetch()} />
  if (next.isPending) return <StartPanel course={COURSE} title={null} />
  if (next.data.kind === 'none') return <NextSkill userId={userId} grade={grade} />
  if (next.data.kind === 'task') {
    const { task } = next.data
    const { course, title, progress } = describeTask(task)
    return (
      <StartPanel
        course={course}
        title={title}
        text={progress}
        onStart={() => void navigate(taskLink(task))}
      />
    )
  }
  return (
    <>
      <StartPanel
        course={COURSE}
        title="All done! What a week."
        text="You have completed every assignment of this week."
        onStart={() => setAsking(true)}
      />
      <ExtraWorkDialog
        userId={userId}
        isOpen={isAsking}
        onCreated={() => {
          setAsking(false)
          void reloadHome(userId)
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
