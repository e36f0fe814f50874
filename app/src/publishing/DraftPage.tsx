import { Box, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { Draft } from '@wordstride/api'
import { openProblem } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { Button } from '@wordstride/ui'
import { useDeferredValue, useMemo, useRef } from 'react'
import { useSettled } from '../forms/useSettled'
import { leaveFocusToContent } from '../shell/focusContent'
import { LinkButton } from '../shell/LinkButton'
import { LoadFailure } from '../shell/LoadFailure'
import { LoadingBlock } from '../shell/LoadingBlock'
import { PageHeading } from '../shell/PageHeading'
import { DraftPreview } from '../tools/authoring/DraftPreview'
import { IssueList } from '../tools/authoring/IssueList'
import { EditorFrame, Pane } from '../tools/authoring/Pane'
import { ProblemEditor, type ProblemEditorHandle } from '../tools/authoring/ProblemEditor'
import { problemSchema } from '../tools/authoring/problemSchema'
import { PreviewFailure } from '../tools/preview/PreviewBoundary'
import { ChangeView } from './ChangeView'
import styles from './DraftPage.module.css'
import { issuesOf } from './draftIssues'
import { EarlierRevisions } from './EarlierRevisions'
import { describePlace } from './placeKinds'
import { checkQuery, draftQuery } from './publishingQueries'
import { ReviewPanel } from './ReviewPanel'
import { DraftStateBadge } from './states'
import { useDraftText } from './useDraftText'
import { useScheduledDrafts } from './useScheduledDrafts'

/** A draft of the server: its text, the problem as a student sees it, and what is said about it. */
export function DraftPage({ draftId }: { draftId: string }) {
  const draft = useQuery(draftQuery(draftId))
  return (
    <>
      {draft.isPending && <LoadingBlock label="Loading the draft" height="30rem" />}
      {draft.isError && !draft.data && (
        <LoadFailure what="The draft" detail={draft.error.message} onRetry={() => void draft.refetch()} />
      )}
      {draft.data && <OpenDraft draft={draft.data.draft} />}
    </>
  )
}

function OpenDraft({ draft }: { draft: Draft }) {
  const written = useDraftText(draft)
  const scheduled = useScheduledDrafts()
  return (
    <>
      <PageHeading
        title={draft.problemId}
        lead={`${describePlace(draft)} · by ${draft.isOwn ? 'me' : draft.ownerName} · revision ${draft.revision}`}
      />
      <Flex gap={3} wrap="wrap" align="center" mb={5}>
        <DraftStateBadge state={draft.state} isScheduled={scheduled?.includes(draft.draftId) ?? false} />
        {draft.mayEdit && !draft.isRemoval && (
          <Button
            isLoading={written.save.isPending}
            // Not `disabled`: it would lose the focus once all is saved.
            aria-disabled={!written.isChanged}
            onClick={() => written.isChanged && written.save.mutate(written.text)}
          >
            Save
          </Button>
        )}
        {!draft.isRemoval && (
          <LinkButton to={`/zeus/session?draft=${draft.draftId}`} variant="secondary">
            Play in a session
          </LinkButton>
        )}
        <LinkButton to="/drafts" variant="quiet">
          All drafts
        </LinkButton>
        <Text role="status" color="fg.muted" fontSize="0.9375rem">
          {saveState(draft, written)}
        </Text>
      </Flex>
      {written.isConflict && (
        <PreviewFailure message="Somebody has saved this draft meanwhile. Your text is kept in this browser." />
      )}
      {written.error && !written.isConflict && <PreviewFailure message={written.error.message} />}
      {written.isConflict && (
        <Flex gap={3} wrap="wrap" mb={4}>
          <Button ref={leaveFocusToContent} variant="secondary" onClick={written.takeTheirs}>
            Take the saved text
          </Button>
          <Button ref={leaveFocusToContent} variant="secondary" onClick={written.keepMine}>
            Go on with mine
          </Button>
        </Flex>
      )}
      {draft.isRemoval ? (
        <ChangeView before={draft.served} after={null} />
      ) : (
        <Desk draft={draft} text={written.text} onEdit={written.edit} />
      )}
      {!draft.isRemoval && <EarlierRevisions draft={draft} onTake={written.edit} />}
      <ReviewPanel draft={draft} hasUnsaved={written.isChanged} />
    </>
  )
}

function saveState({ mayEdit }: Draft, { isChanged, isKept }: ReturnType<typeof useDraftText>): string {
  if (!mayEdit) return 'You can read and comment this draft.'
  if (isKept) return 'These changes were kept in this browser and are not saved yet.'
  return isChanged ? 'Not saved yet; kept in this browser.' : 'All changes are saved.'
}

/** After so long without a change the server checks the text. */
const CHECK_PAUSE_MS = 500

interface DeskProps {
  draft: Draft
  text: string
  onEdit(text: string): void
}

function Desk({ draft, text, onEdit }: DeskProps) {
  const { problemId, language } = draft
  const settled = useSettled(text, CHECK_PAUSE_MS)
  const checked = useQuery(checkQuery({ problemId, language, text: settled }))
  const problem = checked.data?.problem ?? null
  const type = problem?.problem_type ?? draft.problemType
  const plugin = registry.get(type)
  const opened = useMemo(() => (plugin && problem ? openProblem(plugin, problem) : null), [plugin, problem])
  const findings = checked.data?.findings
  const latestText = useDeferredValue(text)
  const issues = useMemo(() => issuesOf(latestText, findings ?? []), [latestText, findings])
  const editor = useRef<ProblemEditorHandle>(null)
  return (
    <div className={styles.columns}>
      <Pane name="Text">
        <EditorFrame>
          <ProblemEditor
            ref={editor}
            language={language}
            isReadOnly={!draft.mayEdit}
            value={text}
            schema={language === 'json' && plugin ? problemSchema(plugin) : {}}
            issues={issues}
            onChange={onEdit}
          />
        </EditorFrame>
        <Box mt={4}>
          {checked.isError ? (
            <PreviewFailure message={checked.error.message} />
          ) : (
            checked.data && <IssueList issues={issues} onOpen={(issue) => editor.current?.goTo(issue.from)} />
          )}
        </Box>
      </Pane>
      <Pane name="Preview">
        {checked.isPending ? (
          <LoadingBlock label="Loading the preview" height="18rem" />
        ) : (
          <DraftPreview key={type} type={type} exercise={opened?.ok ? opened.exercise : null} />
        )}
      </Pane>
    </div>
  )
}
