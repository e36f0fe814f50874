import { hasTimer } from '@wordstride/core'
import { ExercisePanel, StreakStrip, TimerPanel, usePlayer } from '@wordstride/player'
import { useEffect, useState } from 'react'
import { SavedState } from '../../outbox/SavedState'
import { useAfterPass } from '../afterPass/useAfterPass'
import { closeTarget } from '../closeTarget'
import { ProblemId } from '../ProblemId'
import styles from '../ProblemsScreen.module.css'
import type { ProblemsQuery } from '../problemsQuery'
import { SessionHeader } from '../SessionHeader'
import { SESSION_NAMES } from '../sessionNames'
import { findAuthored } from '../testMode/findAuthored'
import { TestMode } from '../testMode/TestMode'
import { GradedReport } from './GradedReport'
import type { OpenGradedSession } from './gradedSession'
import { useGradedSession } from './useGradedSession'

export interface GradedScreenProps {
  userId: string
  query: ProblemsQuery
  response: OpenGradedSession
}

/** The problem's id in the content, for staff; in vocabulary `problem_id` is a stand-in. */
const contentIdOf = ({ problems }: OpenGradedSession, problemId: string): string =>
  problems.find(({ problem_id }) => problem_id === problemId)?.content_id ?? problemId

/** A proficiency or afficiency session from its first problem to its report. */
export function GradedScreen(props: GradedScreenProps) {
  const { query, response } = props
  const { store, skillNames } = useGradedSession(props)
  const session = usePlayer(store, (state) => state.session)
  const afterPass = useAfterPass(query)
  const [isReportOpen, setIsReportOpen] = useState(false)
  const hasPassed = session.sessionStatus === 'passed'
  useEffect(() => {
    if (hasPassed) setIsReportOpen(true)
  }, [hasPassed])

  const entry = session.row[session.index]
  const exercise = response.problems.find(({ problem_id }) => problem_id === entry?.problemId)
  const title = SESSION_NAMES[query.phase]
  const isTimed =
    exercise !== undefined && hasTimer(query.phase, query.section_type, exercise.user_skill_level)
  return (
    <div className={styles.screen}>
      <title>{`${title} · Wordstride`}</title>
      <SessionHeader
        phase={query.phase}
        grade={query.grade_id}
        skillName={skillNames.get(entry?.problemId ?? '') ?? title}
        closeTo={closeTarget(query)}
      />
      <main className={styles.main}>
        <div className={styles.top}>
          <StreakStrip session={session} />
          {isTimed && entry && (
            <TimerPanel
              key={entry.problemId}
              startTime={entry.startTime}
              endTime={entry.answerStatus === 'correct' ? entry.endTime : null}
              targetSeconds={exercise.specified_time * 60}
            />
          )}
        </div>
        <ExercisePanel
          store={store}
          isFromAfficiency={false}
          onFinish={() => setIsReportOpen(true)}
          onBackToAfficiency={() => undefined}
        />
        <TestMode
          store={store}
          findAuthored={(problemId) => findAuthored(query, contentIdOf(response, problemId))}
        />
        <div className={styles.foot}>
          <ProblemId problemId={exercise?.content_id} />
          <SavedState />
        </div>
      </main>
      <GradedReport
        session={session}
        query={query}
        skillNames={Object.fromEntries(skillNames)}
        isOpen={isReportOpen && !afterPass.hasDialog}
        onContinue={() => void afterPass.goOn()}
        onClose={() => setIsReportOpen(false)}
      />
      {afterPass.dialogs}
    </div>
  )
}
