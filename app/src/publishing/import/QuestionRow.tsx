import { Box, Flex, Text } from '@chakra-ui/react'
import type { AuthoredDraft, ImportedQuestion } from '@wordstride/api'
import { expectOpened, openProblem } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { Button, ProblemFrame } from '@wordstride/ui'
import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { CheckField } from '../../forms/CheckField'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PreviewBoundary, PreviewFailure } from '../../tools/preview/PreviewBoundary'
import { type LoadedPlugin, usePlugin } from '../../tools/preview/usePlugin'
import { usePreview } from '../../tools/preview/usePreview'
import { draftAddress } from '../beginDraft'
import { STATE_NAMES } from '../states'
import styles from './QuestionRow.module.css'

interface QuestionRowProps {
  question: ImportedQuestion
  isChosen: boolean
  isDrawnAtFirst: boolean
  /** Null: it may not be chosen. */
  onToggle: (() => void) | null
}

/** A question that can be taken: chosen or not, and as a student sees it. */
export function QuestionRow({ question, isChosen, isDrawnAtFirst, onToggle }: QuestionRowProps) {
  const { problem, title, line, file, notes, draft } = question
  const [isDrawn, setDrawn] = useState(isDrawnAtFirst)
  const drawingId = useId()
  if (!problem) return null
  const type = registry.get(problem.problem_type)?.title ?? problem.problem_type
  return (
    <li className={styles.row}>
      <Flex justify="space-between" align="center" gap={3} wrap="wrap">
        <CheckField
          className={styles.check}
          checked={isChosen}
          disabled={onToggle === null}
          onChange={() => onToggle?.()}
        >
          <span className={styles.title}>{title}</span>
          <Text as="small" display="block" color="fg.muted" fontSize="0.9375rem">
            {type} · {line === null ? file : `line ${line}`}
          </Text>
        </CheckField>
        <Button
          variant="quiet"
          className="ws-line-end"
          size="compact"
          aria-expanded={isDrawn}
          aria-controls={drawingId}
          aria-label={`${isDrawn ? 'Hide' : 'Show'} ${title}`}
          onClick={() => setDrawn(!isDrawn)}
        >
          {isDrawn ? 'Hide' : 'Show'}
        </Button>
      </Flex>
      {notes.length > 0 && (
        <Text as="ul" className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>Please look: {note}.</li>
          ))}
        </Text>
      )}
      {draft && (
        <Text className={styles.notes}>
          It is a draft already: <Link to={draftAddress(draft.draftId)}>{draft.problemId}</Link> (
          {STATE_NAMES[draft.state]}).{' '}
          {draft.mayEdit
            ? 'Taking it again writes over its text; earlier texts stay among its revisions.'
            : 'It is not yours to change.'}
        </Text>
      )}
      <Box id={drawingId} hidden={!isDrawn} mt={3}>
        {isDrawn && <Drawing problem={problem} />}
      </Box>
    </li>
  )
}

function Drawing({ problem }: { problem: AuthoredDraft }) {
  const loaded = usePlugin(problem.problem_type)
  if (loaded.isPending) return <LoadingBlock label="Loading the problem" height="14rem" />
  if (loaded.isError) return <PreviewFailure message={loaded.error.message} />
  return (
    <PreviewBoundary>
      <Played loaded={loaded.data} problem={problem} />
    </PreviewBoundary>
  )
}

/** As at first; an answer can be given, but nothing is checked. */
function Played({ loaded: { plugin, Renderer }, problem }: { loaded: LoadedPlugin; problem: AuthoredDraft }) {
  const exercise = useMemo(() => expectOpened(openProblem(plugin, problem)), [plugin, problem])
  const { view, reminder, response, respond } = usePreview({ exercise, mode: 'practice' })
  return (
    <ProblemFrame problem={view} heading="Problem" reminder={reminder} feedback={null}>
      <Renderer
        problem={view}
        response={response}
        status="init"
        feedback={null}
        isLocked={false}
        onResponse={respond}
      />
    </ProblemFrame>
  )
}
