import { ExercisePanel, LearningReport, StreakStrip, usePlayer } from '@wordstride/player'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { SavedState } from '../outbox/SavedState'
import { useAfterPass } from './afterPass/useAfterPass'
import { closeTarget } from './closeTarget'
import { ExerciseToolbar } from './ExerciseToolbar'
import { LessonArea } from './LessonArea'
import { ProblemId } from './ProblemId'
import styles from './ProblemsScreen.module.css'
import type { ProblemsQuery } from './problemsQuery'
import { SessionHeader } from './SessionHeader'
import type { StoredSession } from './snapshots'
import { TestMode } from './testMode/TestMode'
import { type LearningResponse, useLearningSession } from './useLearningSession'

export interface LearningScreenProps {
  userId: string
  query: ProblemsQuery
  response: LearningResponse
  snapshot: StoredSession | null
}

/** A learning session from its first problem to its report. */
export function LearningScreen(props: LearningScreenProps) {
  const { query, response } = props
  const { store, lesson } = useLearningSession(props)
  const { view, progress, open } = useStore(lesson)
  const session = usePlayer(store, (state) => state.session)
  const [isReportOpen, setReportOpen] = useState(false)
  const afterPass = useAfterPass(query)
  const navigate = useNavigate()
  const hasPassed = session.sessionStatus === 'passed'
  const closeTo = closeTarget(query)
  const minutes = useMemo(
    () => Object.fromEntries(response.exercises.map((entry) => [entry.problem_id, entry.specified_time])),
    [response],
  )

  // SES-20; the button opens it again after it is closed (C-37).
  useEffect(() => {
    if (hasPassed) setReportOpen(true)
  }, [hasPassed])

  return (
    <div className={styles.screen}>
      <title>{`${response.skill_name} · Wordstride`}</title>
      <SessionHeader
        phase={query.phase}
        grade={query.grade_id}
        skillName={response.skill_name}
        closeTo={closeTo}
      />
      <main className={styles.main}>
        <div className={styles.top}>
          <StreakStrip session={session} />
          <ExerciseToolbar
            demoIds={response.demos.map(({ demo_id }) => demo_id)}
            assistedIds={response.assisted_exercises.map(({ AE_id }) => AE_id)}
            view={view}
            progress={progress}
            onOpen={open}
          />
        </div>
        <LessonArea lesson={lesson} response={response}>
          <ExercisePanel
            store={store}
            isFromAfficiency={query.from === 'afficiency'}
            onFinish={() => setReportOpen(true)}
            onBackToAfficiency={() => void navigate(closeTo)}
          />
          <TestMode
            store={store}
            findAuthored={async (problemId) =>
              response.exercises.find(({ problem_id }) => problem_id === problemId)?.problem
            }
          />
        </LessonArea>
        <div className={styles.foot}>
          <ProblemId problemId={session.row[session.index]?.problemId} />
          <SavedState />
        </div>
      </main>
      <LearningReport
        session={session}
        isOpen={isReportOpen && !afterPass.hasDialog}
        specifiedMinutes={minutes}
        onYes={() => void afterPass.goOn()}
        onNo={() => void navigate(closeTo)}
        onClose={() => setReportOpen(false)}
      />
      {afterPass.dialogs}
    </div>
  )
}
