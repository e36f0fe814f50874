import { Box, SegmentGroup, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { AnyProblemPlugin } from '@wordstride/core'
import { useMedia } from '@wordstride/ui'
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PreviewFailure } from '../preview/PreviewBoundary'
import { checkProblemText, type TextIssue } from './checkProblemText'
import { DraftPreview } from './DraftPreview'
import { openingTextQuery } from './draftQueries'
import { IssueList } from './IssueList'
import { EditorFrame, Pane } from './Pane'
import { ProblemEditor, type ProblemEditorHandle } from './ProblemEditor'
import { problemSchema } from './problemSchema'
import { Toolbar } from './Toolbar'
import { useProblemText } from './useProblemText'
import styles from './Workbench.module.css'

const ProblemForm = lazy(async () => ({ default: (await import('./ProblemForm')).ProblemForm }))

/** Where text, form and preview have room side by side: see Workbench.module.css. */
const WIDE = '(min-width: 94rem)'

/** What brings the text further than this browser. */
export type Saving = (text: string) => ReactNode

export interface WorkbenchProps {
  plugin: AnyProblemPlugin
  /** In place of another one, which had the focus. */
  isChosen?: boolean
  /** What stood here before a file took its place that was imported under another type. */
  replaced?: string | null
  onType(type: string, replaced: string | null): void
  /** Left out where nobody is signed in who may. */
  saving?: Saving | undefined
}

type Side = 'Text' | 'Form'

/** The text to work on, as soon as draft or sample are there. */
export function Workbench(props: WorkbenchProps) {
  const opening = useQuery(openingTextQuery(props.plugin.type))
  if (opening.isLoadingError)
    return <LoadFailure what="The sample problem" onRetry={() => void opening.refetch()} />
  if (opening.isPending) return <LoadingBlock label="Loading your draft" height="30rem" />
  return <Desk {...props} opening={opening.data} />
}

/** Text, form and preview of one problem. Text and form are two views of the same text. */
function Desk({
  plugin,
  isChosen = false,
  replaced: replacedBefore = null,
  onType,
  saving,
  opening,
}: WorkbenchProps & { opening: string }) {
  const [isSaveFailed, setSaveFailed] = useState(false)
  const { text, replaced, edit, replace, bringBack } = useProblemText(
    plugin.type,
    { text: opening, replaced: replacedBefore },
    () => setSaveFailed(true),
  )
  const [side, setSide] = useState<Side>('Text')
  const isWide = useMedia(WIDE)
  const hasForm = isWide || side === 'Form'
  const schema = useMemo(() => problemSchema(plugin), [plugin])
  const settled = useDeferredValue(text)
  const checked = useMemo(() => checkProblemText(plugin, settled), [plugin, settled])
  const editor = useRef<ProblemEditorHandle>(null)
  const latestEdit = useRef(edit)
  latestEdit.current = edit
  const writeForm = useCallback(
    (value: Record<string, unknown>) => latestEdit.current(`${JSON.stringify(value, null, 2)}\n`),
    [],
  )

  function openIssue(issue: TextIssue) {
    setSide('Text')
    // The editor has no size before it is shown.
    requestAnimationFrame(() => editor.current?.goTo(issue.from))
  }

  return (
    <>
      <Toolbar
        plugin={plugin}
        text={text}
        isChosen={isChosen}
        canBringBack={replaced !== null}
        onType={onType}
        onReplace={replace}
        onBringBack={bringBack}
        saving={checked.raw ? saving?.(text) : undefined}
      />
      {isSaveFailed && (
        <PreviewFailure message="This browser does not keep your draft. Please export it before you leave." />
      )}
      <SegmentGroup.Root
        className={styles.sides}
        value={side}
        onValueChange={({ value }) => setSide(value as Side)}
        aria-label="Show"
      >
        <SegmentGroup.Indicator bg="bg.panel" />
        <SegmentGroup.Items items={['Text', 'Form']} minH="target" px={6} />
      </SegmentGroup.Root>
      <div className={styles.columns} data-side={side}>
        <Pane name="Text" className={styles.text}>
          <EditorFrame>
            <ProblemEditor
              ref={editor}
              value={text}
              schema={schema}
              issues={checked.issues}
              onChange={edit}
            />
          </EditorFrame>
        </Pane>
        {hasForm && (
          <Pane name="Form" className={styles.form}>
            <div className={styles.formBody}>
              {checked.raw ? (
                <Suspense fallback={<LoadingBlock label="Loading the form" height="20rem" />}>
                  <ProblemForm
                    schema={schema}
                    value={checked.raw}
                    issues={checked.issues}
                    onChange={writeForm}
                  />
                </Suspense>
              ) : (
                <Text color="fg.muted">
                  The text is not yet a JSON object. The form comes back when the text is mended.
                </Text>
              )}
            </div>
          </Pane>
        )}
        <Box className={styles.messages}>
          <IssueList issues={checked.issues} onOpen={openIssue} />
        </Box>
        <Pane name="Preview" className={styles.preview}>
          <DraftPreview type={plugin.type} exercise={checked.exercise} />
        </Pane>
      </div>
    </>
  )
}
