import { Text } from '@chakra-ui/react'
import type { GivenAnswer } from '@wordstride/api'
import type { Feedback, PublicEnvelope } from '@wordstride/core'
import { ProblemFrame } from '@wordstride/ui'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PreviewBoundary } from '../../tools/preview/PreviewBoundary'
import { usePlugin } from '../../tools/preview/usePlugin'
import styles from './DrawnAnswer.module.css'

interface DrawnAnswerProps {
  shown: NonNullable<GivenAnswer['shown']>
  verdict: GivenAnswer['verdict']
  heading: string
}

/** A problem with the response as the student gave it, and the marks that the student saw; nothing can be changed. */
export function DrawnAnswer({ shown, verdict, heading }: DrawnAnswerProps) {
  const { problem_type } = shown.problem
  const plugin = usePlugin(problem_type)
  if (plugin.isPending) return <LoadingBlock label="Loading the problem" height="12rem" />
  if (plugin.isError) return <Text color="fg.error">{plugin.error.message}</Text>
  const { Renderer } = plugin.data
  const problem = shown.problem as unknown as PublicEnvelope
  const feedback = shown.feedback as Feedback | null
  return (
    <PreviewBoundary>
      <div className={styles.drawn} inert>
        <ProblemFrame problem={problem} heading={heading} reminder={null} feedback={feedback}>
          <Renderer
            problem={problem}
            response={JSON.parse(shown.response)}
            status={verdict}
            feedback={feedback}
            isLocked
            onResponse={() => {}}
          />
        </ProblemFrame>
      </div>
    </PreviewBoundary>
  )
}
