import { ExercisePanel, StreakStrip, usePlayer } from '@wordstride/player'
import { lazy, Suspense, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { SavedState } from '../../outbox/SavedState'
import { useReportSound } from '../../settings/useReportSound'
import { closeTarget } from '../closeTarget'
import { ExerciseToolbar } from '../ExerciseToolbar'
import { LoadingScreen } from '../LoadingScreen'
import { ProblemId } from '../ProblemId'
import styles from '../ProblemsScreen.module.css'
import { preloadReport } from '../preloadReport'
import type { ProblemsQuery } from '../problemsQuery'
import { SessionHeader } from '../SessionHeader'
import { TestMode } from '../testMode/TestMode'
import { useReportOpen } from '../useReportOpen'
import { useAfterPass } from './afterPass/useAfterPass'
import { LessonArea } from './LessonArea'
import type { LearningSnapshot } from './snapshots'
import { type LearningResponse, type LearningSession, useLearningSession } from './useLearningSession'

const LearningReport = lazy(() => preloadReport().then((module) => ({ default: module.LearningReport })))

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
  const afterPass = useAfterPass(query)
  const navigate = useNavigate()
  const hasPassed = session.sessionStatus === 'passed'
  // The button opens it again after it is closed (C-37).
  const report = useReportOpen(hasPassed)
  const sound = useReportSound()
  const closeTo = closeTarget(query)
  // In vocabulary the skill is the word, which is the answer to half of the questions.
  const title = query.sectionType === 'ae.voc' && !hasPassed ? 'New word' : response.skillName
  const minutes = useMemo(
    () => Object.fromEntries(response.exercises.map((entry) => [entry.problemId, entry.specifiedTime])),
    [response],
  )

  return (
    <div className={styles.screen}>
      <title>{`${title} · Wordstride`}</title>
      <SessionHeader phase={query.phase} grade={query.gradeId} skillName={title} closeTo={closeTo} />
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
            onFinish={report.open}
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
      {hasPassed && (
        <Suspense>
          <LearningReport
            session={session}
            isOpen={report.isOpen && !afterPass.hasDialog}
            skillName={response.skillName}
            specifiedMinutes={minutes}
            sound={sound}
            isGoingOn={afterPass.isSearching}
            onYes={afterPass.goOn}
            onNo={afterPass.leave}
            onClose={() => {
              afterPass.stay()
              report.close()
            }}
          />
        </Suspense>
      )}
      {afterPass.dialogs}
    </div>
  )
}
