import { useQuery } from '@tanstack/react-query'
import type { AuthoredDraft, Draft } from '@wordstride/api'
import { expectOpened, openProblem } from '@wordstride/core'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LinkButton } from '../shell/LinkButton'
import { MessagePage } from '../shell/MessagePage'
import { PreviewBoundary, PreviewFailure } from '../tools/preview/PreviewBoundary'
import { PreviewFrame } from '../tools/preview/PreviewFrame'
import { type LoadedPlugin, usePlugin } from '../tools/preview/usePlugin'
import { usePreview } from '../tools/preview/usePreview'
import { draftAddress } from './beginDraft'
import styles from './DraftSessionPage.module.css'
import { isOfTest } from './placeKinds'
import { checkQuery, draftQuery } from './publishingQueries'

const NO_TEXT = { problemId: 'none', language: 'yaml', text: '' } as const

/** /zeus/session: a draft on a screen of its own, as a student plays it in a lesson or a test; nothing of it is saved. */
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

function DraftSession({ draft, problem }: { draft: Draft; problem: AuthoredDraft }) {
  const loaded = usePlugin(problem.problem_type)
  const isTest = isOfTest(draft.problemId)
  return (
    <div className={styles.screen}>
      <title>{`${draft.skillName} · Wordstride`}</title>
      <header className={styles.header}>
        <div>
          <span className={styles.note}>
            {isTest ? 'Draft of a test' : 'Draft'} {draft.problemId}
          </span>
          <h1 className={styles.skill}>{draft.skillName}</h1>
        </div>
        <LinkButton to={draftAddress(draft.draftId)} variant="quiet">
          Close the session
        </LinkButton>
      </header>
      <main className={styles.main}>
        {loaded.isError && <PreviewFailure message={loaded.error.message} />}
        {loaded.data && (
          <PreviewBoundary>
            <Played loaded={loaded.data} problem={problem} isTest={isTest} />
          </PreviewBoundary>
        )}
      </main>
    </div>
  )
}

interface PlayedProps {
  loaded: LoadedPlugin
  problem: AuthoredDraft
  isTest: boolean
}

function Played({ loaded, problem, isTest }: PlayedProps) {
  const exercise = useMemo(() => expectOpened(openProblem(loaded.plugin, problem)), [loaded, problem])
  const preview = usePreview({ exercise, mode: isTest ? 'test' : 'practice' })
  return (
    <PreviewFrame
      Renderer={loaded.Renderer}
      preview={preview}
      heading="Problem 1"
      isScreen
      isSilent={isTest}
    />
  )
}
