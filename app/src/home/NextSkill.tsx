import { useQuery } from '@tanstack/react-query'
import { gradeName, SESSION_MESSAGES, sectionName } from '@wordstride/learning'
import { useNavigate } from 'react-router-dom'
import { problemsLink } from '../links/links'
import { LoadFailure } from '../shell/LoadFailure'
import { nextSkillQuery } from './homeQueries'
import { StartPanel } from './StartPanel'

interface NextSkillProps {
  userId: string
  grade: number
  isLarge: boolean
}

/** What a user without an assignment starts with: the first skill of the grade that is not learned yet. */
export function NextSkill({ userId, grade, isLarge }: NextSkillProps) {
  const navigate = useNavigate()
  const next = useQuery(nextSkillQuery(userId, grade))

  if (next.isLoadingError) return <LoadFailure what="Your next skill" onRetry={() => void next.refetch()} />
  const course = `${sectionName('ae.la')} · ${gradeName(grade)}`
  if (next.isPending) return <StartPanel course={course} title={null} isLarge={isLarge} />
  if (next.data === null)
    return (
      <StartPanel
        course={course}
        title="All skills of this grade are started"
        text={SESSION_MESSAGES.noNextSkill}
        isLarge={isLarge}
      />
    )
  const { sectionType, gradeId, chapterId, skillId, skillName } = next.data
  const link = problemsLink({ sectionType, gradeId, chapterId: chapterId ?? 1, skillId })
  return (
    <StartPanel course={course} title={skillName} isLarge={isLarge} onStart={() => void navigate(link)} />
  )
}
