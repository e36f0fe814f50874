import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import type { RenderingPhase, RenderingProblem } from '@wordstride/api'
import { type Exercise, openProblem } from '@wordstride/core'
import { useMemo } from 'react'
import { toAddress } from '../../links/address'
import { LinkButton } from '../../shell/LinkButton'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { JsonPanel } from './JsonPanel'
import { PreviewBoundary, PreviewFailure } from './PreviewBoundary'
import { PreviewFrame } from './PreviewFrame'
import { TestModePanel } from './TestModePanel'
import { type LoadedPlugin, usePlugin } from './usePlugin'
import { usePreview } from './usePreview'

export interface OpenProblemProps {
  entry: RenderingProblem
  phase: RenderingPhase
  isTestMode: boolean
  onTestMode(isOn: boolean): void
}

/** The problem as a student sees it, with the data it is made from. Give it the problem's id as `key`. */
export function OpenProblem(props: OpenProblemProps) {
  const { problemId, problem } = props.entry
  const plugin = usePlugin(problem.problem_type)
  return (
    <Box as="section" aria-labelledby="open-problem">
      <Flex gap={3} align="baseline" wrap="wrap" mb={4}>
        <Heading as="h2" id="open-problem" fontSize="1.25rem">
          {problemId}
        </Heading>
        <Text color="fg.muted" fontSize="0.9375rem">
          {plugin.data ? `${plugin.data.plugin.title} (${problem.problem_type})` : problem.problem_type}
        </Text>
        <LinkButton
          to={toAddress('/drafts', { problemId: problemId.replace(/~\d+$/, '') })}
          variant="secondary"
          size="compact"
        >
          Change in a draft
        </LinkButton>
      </Flex>
      {plugin.isPending && <LoadingBlock label="Loading the problem" height="18rem" />}
      {plugin.isError && <PreviewFailure message={plugin.error.message} />}
      {plugin.data && (
        <PreviewBoundary>
          <BoundProblem {...props} loaded={plugin.data} />
        </PreviewBoundary>
      )}
    </Box>
  )
}

type WithPlugin = OpenProblemProps & { loaded: LoadedPlugin }

function BoundProblem(props: WithPlugin) {
  const { entry, loaded } = props
  const opened = useMemo(() => openProblem(loaded.plugin, entry.problem), [loaded, entry])
  if (!opened.ok) {
    const [issue] = opened.issues
    return <PreviewFailure message={`${issue?.path ?? ''}: ${issue?.message ?? ''}`} />
  }
  return <Playground {...props} exercise={opened.exercise} />
}

function Playground({
  entry,
  phase,
  loaded,
  exercise,
  isTestMode,
  onTestMode,
}: WithPlugin & { exercise: Exercise }) {
  const preview = usePreview({
    exercise,
    mode: phase === 'test' ? 'test' : 'practice',
  })
  return (
    <Stack gap={6}>
      <TestModePanel
        isOn={isTestMode}
        onToggle={onTestMode}
        onCorrect={preview.setCorrect}
        onWrong={preview.setWrong}
      />
      <PreviewFrame Renderer={loaded.Renderer} preview={preview} heading={`Problem ${entry.problemId}`} />
      <JsonPanel title="Response" value={preview.response} />
      <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap={4}>
        <JsonPanel title="Authored problem" value={entry.problem} />
        <JsonPanel title="Public view" value={preview.view} />
      </Grid>
    </Stack>
  )
}
