import { exerciseTime, hasTimer } from '@wordstride/learning'
import { ExercisePanel, StreakStrip, TimerPanel, usePlayer } from '@wordstride/player'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { serverNow } from '../../api/serverClock'
import { SESSION_NAMES } from '../../links/sessionNames'
import { SavedState } from '../../outbox/SavedState'
import { closeTarget } from '../closeTarget'
import { isUnsent } from '../isUnsent'
import { LoadingScreen } from '../LoadingScreen'
import { useAfterPass } from '../learning/afterPass/useAfterPass'
import { ProblemId } from '../ProblemId'
import styles from '../ProblemsScreen.module.css'
import type { ProblemsQuery } from '../problemsQuery'
import { SessionHeader } from '../SessionHeader'
import { findAuthored } from '../testMode/findAuthored'
import { TestMode } from '../testMode/TestMode'
import { useReportOpen } from '../useReportOpen'
import { GradedReport } from './GradedReport'
import type { OpenGradedSession } from './gradedSession'
import { type GradedSession, useGradedSession } from './useGradedSession'

export interface GradedScreenProps {
  userId: string
  query: ProblemsQuery
  response: OpenGradedSession
  onOutdated(): void
}

/** The problem's id in the content, for staff; in vocabulary `problemId` is a stand-in. */
const contentIdOf = ({ problems }: OpenGradedSession, problemId: string): string =>
  problems.find((problem) => problem.problemId === problemId)?.contentId ?? problemId

/** A proficiency or afficiency session from its first problem to its report. */
export function GradedScreen(props: GradedScreenProps) {
  const session = useGradedSession(props)
  return session ? <OpenGraded {...props} {...session} /> : <LoadingScreen query={props.query} />
}

function OpenGraded({ query, response, store, skillNames }: GradedScreenProps & GradedSession) {
  const session = usePlayer(store, (state) => state.session)
  const hasUnsent = usePlayer(store, isUnsent)
  const afterPass = useAfterPass(query)
  const hasPassed = session.sessionStatus === 'passed'
  const report = useReportOpen(hasPassed)

  const entry = session.row[session.index]
  // Its last problem could not be drawn: nothing is left to do, and there is no pass to report.
  const isAbandoned = session.sessionStatus === 'left' && entry?.isSkipped === true
  const { goOn } = afterPass
  const whenAbandoned = useEffectEvent(goOn)
  useEffect(() => {
    if (isAbandoned) whenAbandoned()
  }, [isAbandoned])
  const exercise = response.problems.find(({ problemId }) => problemId === entry?.problemId)
  const title = SESSION_NAMES[query.phase]
  const isTimed = exercise !== undefined && hasTimer(query.phase, query.sectionType, exercise.userSkillLevel)
  return (
    <div className={styles.screen}>
      <title>{`${title} · Wordstride`}</title>
      <SessionHeader
        phase={query.phase}
        grade={query.gradeId}
        skillName={skillNames.get(entry?.problemId ?? '') ?? title}
        closeTo={closeTarget(query)}
      />
      <main className={styles.main}>
        <div className={styles.top}>
          <StreakStrip session={session} />
          {isTimed && entry && (
            <TimerPanel
              key={entry.problemId}
              time={exerciseTime(session)}
              targetSeconds={exercise.specifiedTime * 60}
              now={serverNow}
            />
          )}
        </div>
        <ExercisePanel
          store={store}
          isFromAfficiency={false}
          onFinish={hasPassed ? report.open : goOn}
          onBackToAfficiency={() => undefined}
        >
          <TestMode
            store={store}
            findAuthored={(problemId) => findAuthored(query, contentIdOf(response, problemId))}
          />
          <div className={styles.foot}>
            <ProblemId problemId={exercise?.contentId} />
            <SavedState isUnsent={hasUnsent} />
          </div>
        </ExercisePanel>
      </main>
      {hasPassed && (
        <Suspense>
          <GradedReport
            session={session}
            query={query}
            skillNames={Object.fromEntries(skillNames)}
            isOpen={report.isOpen && !afterPass.hasDialog}
            isGoingOn={afterPass.isSearching}
            onContinue={goOn}
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
