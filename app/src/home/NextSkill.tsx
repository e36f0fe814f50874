import { useQuery } from '@tanstack/react-query'
import { NO_NEXT_SKILL, PROGRAM_ID, SESSION_MESSAGES } from '@wordstride/core'
import { useNavigate } from 'react-router-dom'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { gradeName } from '../routes/gradeNames'
import { problemsLink } from '../routes/links'
import { sectionName } from '../routes/sectionNames'
import { LoadFailure } from '../shell/LoadFailure'
import { StartPanel } from './StartPanel'

/** What a user without an assignment starts with: the first skill of the grade that is not learned yet. */
export function NextSkill({ userId, grade }: { userId: string; grade: number }) {
  const navigate = useNavigate()
  const next = useQuery({
    queryKey: ['userNextLearningSkill', userId, grade],
    queryFn: async () => {
      const course = {
        user_id: userId,
        program_id: PROGRAM_ID,
        section_type: 'ae.la',
        grade_id: grade,
      } as const
      const skill = unwrap(await apiClient.call('userNextLearningSkill', course))
      if (skill.skill_id === NO_NEXT_SKILL) return null
      const { chapters } = unwrap(await apiClient.call('skillsByUserid', course))
      const entry = chapters
        .flatMap((chapter) => chapter.skills)
        .find(({ skill_id }) => skill_id === skill.skill_id)
      return { ...skill, skill_name: entry?.skill_name ?? skill.skill_id }
    },
    staleTime: 0,
  })

  if (next.isError) return <LoadFailure what="Your next skill" onRetry={() => void next.refetch()} />
  const course = `${sectionName('ae.la')} · ${gradeName(grade)}`
  if (next.isPending) return <StartPanel course={course} title={null} />
  if (next.data === null)
    return (
      <StartPanel
        course={course}
        title="All skills of this grade are started"
        text={SESSION_MESSAGES.noNextSkill}
      />
    )
  const { section_type, grade_id, chapter_id, skill_id, skill_name } = next.data
  const link = problemsLink({ section_type, grade_id, chapter_id: chapter_id ?? 1, skill_id })
  return <StartPanel course={course} title={skill_name} onStart={() => void navigate(link)} />
}
