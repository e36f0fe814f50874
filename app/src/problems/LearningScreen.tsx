import { policyOf } from '@wordstride/core'
import {
  ExercisePanel,
  LearningReport,
  type PlayerSnapshot,
  StreakStrip,
  usePlayer,
} from '@wordstride/player'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SavedState } from '../outbox/SavedState'
import { AssistedExercise } from './AssistedExercise'
import { useAfterPass } from './afterPass/useAfterPass'
import { closeTarget } from './closeTarget'
import { ExerciseToolbar } from './ExerciseToolbar'
import styles from './ProblemsScreen.module.css'
import type { ProblemsQuery } from './problemsQuery'
import { SessionHeader } from './SessionHeader'
import { type LearningResponse, useLearningSession } from './useLearningSession'

export interface LearningScreenProps {
  userId: string
  query: ProblemsQuery
  response: LearningResponse
  snapshot: PlayerSnapshot | null
}

/** A learning session from its first problem to its report. */
export function LearningScreen(props: LearningScreenProps) {
  const { query, response } = props
  const { store, completeAssisted } = useLearningSession(props)
  const session = usePlayer(store, (state) => state.session)
  const [assistedId, setAssistedId] = useState<string | null>(null)
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

  const assisted = response.assisted_exercises.find((entry) => entry.AE_id === assistedId)
  return (
    <div className={styles.screen}>
      <title>{`${response.skill_name} · Wordstride`}</title>
      <SessionHeader
        letter={policyOf(session.phase).letter}
        grade={query.grade_id}
        skillName={response.skill_name}
        closeTo={closeTo}
      />
      <main className={styles.main}>
        <div className={styles.top}>
          <StreakStrip session={session} />
          <ExerciseToolbar
            assisted={response.assisted_exercises}
            openId={assistedId}
            onOpen={setAssistedId}
          />
        </div>
        {assisted ? (
          <AssistedExercise
            key={assisted.AE_id}
            exercise={assisted}
            onComplete={() => completeAssisted(assisted.AE_id)}
            onDone={() => setAssistedId(null)}
          />
        ) : (
          <ExercisePanel
            store={store}
            isFromAfficiency={false}
            onFinish={() => setReportOpen(true)}
            onBackToAfficiency={() => undefined}
          />
        )}
        <div className={styles.foot}>
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
