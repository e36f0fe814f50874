import { Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { EmptyNote } from '../../shell/EmptyNote'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'
import { teacherHomeQuery } from '../staffQueries'
import { NextSteps } from './NextSteps'
import { StuckStudents } from './StuckStudents'
import { WeekTable } from './WeekTable'

const ALL = 'all'

/** My classes, who worked this week, who is stuck, and what to do next. */
export function TeacherHome({ userId }: { userId: string }) {
  const home = useQuery(teacherHomeQuery(userId))
  const [chosen, setChosen] = useState(ALL)
  if (home.isPending) return <LoadingBlock label="Loading your classes" height="24rem" />
  if (home.isLoadingError) return <LoadFailure what="Your classes" onRetry={() => void home.refetch()} />
  const { classes, students } = home.data
  if (classes.length === 0) return <NoClasses />
  const ids = classes.find(({ classId }) => classId === chosen)?.studentIds
  const shown = ids === undefined ? students : students.filter((student) => ids.includes(student.userId))
  return (
    <>
      {classes.length > 1 && (
        <Flex as="fieldset" gap={2} wrap="wrap" mb={6} border={0}>
          <legend className="ws-visually-hidden">Class</legend>
          {[{ classId: ALL, name: 'All classes' }, ...classes].map(({ classId, name }) => (
            <Button
              key={classId}
              size="compact"
              isPill
              variant={classId === chosen ? 'primary' : 'secondary'}
              aria-pressed={classId === chosen}
              onClick={() => setChosen(classId)}
            >
              {name}
            </Button>
          ))}
        </Flex>
      )}
      {shown.length === 0 ? (
        <NoStudents />
      ) : (
        <Flex direction="column" gap={6}>
          <NextSteps students={shown} />
          <StuckStudents students={shown} />
          <WeekTable
            title={classes.length === 1 ? `This week in ${classes[0]?.name}` : 'Who worked this week'}
            students={shown}
          />
        </Flex>
      )}
    </>
  )
}

const NoClasses = () => (
  <Sheet title="You have no class yet">
    <EmptyNote pose="search">
      Ask the administrator of your learning center to make you the teacher of a class. Its students, what
      they did this week and who needs you then show up here.
    </EmptyNote>
  </Sheet>
)

const NoStudents = () => (
  <Sheet title="Nobody is in this class yet">
    <EmptyNote pose="search">
      Ask the administrator of your learning center to put students into it, one by one or by a roster.
    </EmptyNote>
  </Sheet>
)
