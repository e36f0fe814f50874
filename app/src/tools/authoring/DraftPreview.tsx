import { Box, Stack, Text } from '@chakra-ui/react'
import type { Exercise } from '@wordstride/core'
import type { AnyRenderer } from '@wordstride/ui'
import { useState } from 'react'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { JsonPanel } from '../preview/JsonPanel'
import { PreviewBoundary, PreviewFailure } from '../preview/PreviewBoundary'
import { PreviewFrame } from '../preview/PreviewFrame'
import { TestModePanel } from '../preview/TestModePanel'
import { usePlugin } from '../preview/usePlugin'
import { usePreview } from '../preview/usePreview'

export interface DraftPreviewProps {
  type: string
  /** Null while the text has an error; then the last whole problem stays. */
  exercise: Exercise | null
}

/** The problem as it stands in the text, live. */
export function DraftPreview({ type, exercise }: DraftPreviewProps) {
  const [lastWhole, setLastWhole] = useState(exercise)
  if (exercise !== null && exercise !== lastWhole) setLastWhole(exercise)
  const [isTestMode, setTestMode] = useState(false)
  const loaded = usePlugin(type)
  const shown = exercise ?? lastWhole
  if (shown === null)
    return <Text color="fg.muted">The problem is shown here when the text has no errors.</Text>
  return (
    <>
      {exercise === null && (
        <Text
          role="note"
          bg="var(--ws-hint-soft)"
          color="var(--ws-hint)"
          borderRadius="l1"
          px={4}
          py={2}
          mb={4}
        >
          The text has errors. This is the problem as it was before.
        </Text>
      )}
      {loaded.isPending && <LoadingBlock label="Loading the problem" height="18rem" />}
      {loaded.isError && <PreviewFailure message={loaded.error.message} />}
      {loaded.data && (
        <PreviewBoundary key={JSON.stringify(shown.problem)}>
          <Playground
            Renderer={loaded.data.Renderer}
            exercise={shown}
            isTestMode={isTestMode}
            onTestMode={setTestMode}
          />
        </PreviewBoundary>
      )}
    </>
  )
}

interface PlaygroundProps {
  Renderer: AnyRenderer
  exercise: Exercise
  isTestMode: boolean
  onTestMode(isOn: boolean): void
}

function Playground({ Renderer, exercise, isTestMode, onTestMode }: PlaygroundProps) {
  const preview = usePreview({ exercise, mode: 'practice' })
  return (
    <Stack gap={6}>
      <PreviewFrame Renderer={Renderer} preview={preview} heading="Problem" />
      <TestModePanel
        isOn={isTestMode}
        onToggle={onTestMode}
        onCorrect={preview.setCorrect}
        onWrong={preview.setWrong}
      />
      <Box as="details" borderRadius="l2">
        <Box as="summary" cursor="pointer" fontWeight="600" minH="target" py={2}>
          Response and public view as JSON
        </Box>
        <Stack gap={4} mt={2}>
          <JsonPanel title="Response" value={preview.response} />
          <JsonPanel title="Public view" value={preview.view} />
        </Stack>
      </Box>
    </Stack>
  )
}
