import { useQuery } from '@tanstack/react-query'
import type { AuthoredDraft, Draft } from '@wordstride/api'
import { createPlayerStore, ExercisePanel, StreakStrip, usePlayer } from '@wordstride/player'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { v7 as newId } from 'uuid'
import { serverNow } from '../api/serverClock'
import { loadPlugin } from '../sessions/loadPlugin'
import styles from '../sessions/ProblemsScreen.module.css'
import { SessionHeader } from '../sessions/SessionHeader'
import { LinkButton } from '../shell/LinkButton'
import { MessagePage } from '../shell/MessagePage'
import { draftAddress } from './beginDraft'
import { checkQuery, draftQuery } from './publishingQueries'

const NO_TEXT = { problemId: 'none', language: 'yaml', text: '' } as const

/** /zeus/session: a draft in a learning session, as a student would have it; nothing of it is saved. */
export function DraftSessionPage() {
  const [search] = useSearchParams()
  const loaded = useQuery(draftQuery(search.get('draft') ?? ''))
  const draft = loaded.data?.draft
  const checked = useQuery({ ...checkQuery(draft ?? NO_TEXT), enabled: draft !== undefined })
  const problem = checked.data?.problem
  if (draft && problem) return <DraftSession draft={draft} problem={problem} />
  const failure = loaded.error ?? checked.error
  const hasErrors = checked.isSuccess && !checked.isPlaceholderData
  if (!failure && !hasErrors) return <div className={styles.screen} aria-busy="true" />
  return (
    <MessagePage
      title="This draft cannot be played"
      text={failure?.message ?? 'Its text has errors. Please mend them first.'}
    >
      <LinkButton to={draft ? draftAddress(draft.draftId) : '/drafts'}>Back to the draft</LinkButton>
    </MessagePage>
  )
}

/** One problem, one correct answer. */
function createSession({ gradeId, skillId }: Draft, problem: AuthoredDraft) {
  const { problem_id: problemId, problem_type: problemType } = problem
  const at = serverNow()
  return createPlayerStore({
    events: [
      {
        type: 'started',
        at,
        start: {
          ...{ sessionId: newId(), phase: 'LEARNING_SESSION', sectionType: 'ae.la', gradeId, skillId },
          ...{ path: null, startingLevel: 0, correctCount: 1, problemIds: [problemId], lastProblemId: null },
        },
      },
    ],
    exercises: [{ problemId, problemType, problem }],
    loadPlugin,
    now: serverNow,
    newId,
    onAnswer: () => undefined,
    onEvent: () => {},
    onResponses: () => {},
  })
}

function DraftSession({ draft, problem }: { draft: Draft; problem: AuthoredDraft }) {
  const [store] = useState(() => createSession(draft, problem))
  const session = usePlayer(store, (state) => state.session)
  const navigate = useNavigate()
  const back = draftAddress(draft.draftId)
  return (
    <div className={styles.screen}>
      <title>{`${draft.skillName} · Wordstride`}</title>
      <SessionHeader
        phase="LEARNING_SESSION"
        grade={draft.gradeId}
        note="Draft"
        skillName={draft.skillName}
        closeTo={back}
      />
      <main className={styles.main}>
        <div className={styles.top}>
          <StreakStrip session={session} />
        </div>
        <ExercisePanel
          store={store}
          isFromAfficiency={false}
          onFinish={() => void navigate(back)}
          onBackToAfficiency={() => {}}
        />
      </main>
    </div>
  )
}
