import { ExercisePanel, LearningReport, StreakStrip, usePlayer } from '@wordstride/player'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { SavedState } from '../../outbox/SavedState'
import { closeTarget } from '../closeTarget'
import { ExerciseToolbar } from '../ExerciseToolbar'
import { LoadingScreen } from '../LoadingScreen'
import { ProblemId } from '../ProblemId'
import styles from '../ProblemsScreen.module.css'
import type { ProblemsQuery } from '../problemsQuery'
import { SessionHeader } from '../SessionHeader'
import { TestMode } from '../testMode/TestMode'
import { useAfterPass } from './afterPass/useAfterPass'
import { LessonArea } from './LessonArea'
import type { LearningSnapshot } from './snapshots'
import { type LearningResponse, type LearningSession, useLearningSession } from './useLearningSession'

export interface LearningScreenProps {
  userId: string
  query: ProblemsQuery
  response: LearningResponse
  snapshot: LearningSnapshot | null
  onOutdated(): void
}

/** A learning session from its first problem to its report. */
export function LearningScreen(props: LearningScreenProps) {
  const session = useLearningSession(props)
  return session ? <OpenLearning {...props} {...session} /> : <LoadingScreen query={props.query} />
}

function OpenLearning({ query, response, store, lesson }: LearningScreenProps & LearningSession) {
  const { view, progress, open } = useStore(lesson)
  const session = usePlayer(store, (state) => state.session)
  const [isReportOpen, setReportOpen] = useState(false)
  const afterPass = useAfterPass(query)
  const navigate = useNavigate()
  const hasPassed = session.sessionStatus === 'passed'
  const closeTo = closeTarget(query)
  const minutes = useMemo(
    () => Object.fromEntries(response.exercises.map((entry) => [entry.problemId, entry.specifiedTime])),
    [response],
  )

  // SES-20; the button opens it again after it is closed (C-37).
  useEffect(() => setReportOpen(hasPassed), [hasPassed])

  return (
    <div className={styles.screen}>
      <title>{`${response.skillName} · Wordstride`}</title>
      <SessionHeader
        phase={query.phase}
        grade={query.gradeId}
        skillName={response.skillName}
        closeTo={closeTo}
      />
      <main className={styles.main}>
        <div className={styles.top}>
          <StreakStrip session={session} />
          <ExerciseToolbar
            demoIds={response.demos.map(({ demo_id }) => demo_id)}
            assistedIds={response.assistedExercises.map(({ assistedExerciseId }) => assistedExerciseId)}
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
          >
            <TestMode
              store={store}
              findAuthored={async (problemId) =>
                response.exercises.find((exercise) => exercise.problemId === problemId)?.problem
              }
            />
            <div className={styles.foot}>
              <ProblemId problemId={session.row[session.index]?.problemId} />
              <SavedState />
            </div>
          </ExercisePanel>
        </LessonArea>
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
