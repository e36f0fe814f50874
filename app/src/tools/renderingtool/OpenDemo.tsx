import { Box, Heading } from '@chakra-ui/react'
import type { Demo } from '@wordstride/api'
import { takeLostFocus } from '@wordstride/ui'
import { lazy, Suspense, useState } from 'react'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { JsonPanel } from '../preview/JsonPanel'
import type { SkillInPhase } from './cascade'

const DemoPanel = lazy(async () => ({ default: (await import('@wordstride/player/demo')).DemoPanel }))

/** A worked example as a student sees it; at its end it begins again. Give it the demo's id as `key`. */
export function OpenDemo({ demo, skill }: { demo: Demo; skill: SkillInPhase }) {
  const [round, setRound] = useState(1)
  return (
    <Box as="section" aria-labelledby="open-demo">
      <Heading
        key={round}
        // The button at the end of the round before has gone.
        ref={round > 1 ? takeLostFocus : undefined}
        tabIndex={-1}
        as="h2"
        id="open-demo"
        fontSize="1.25rem"
        mb={4}
      >
        {demo.demo_id}
      </Heading>
      <Box mb={6}>
        <Suspense fallback={<LoadingBlock label="Loading the demo" height="16rem" />}>
          <DemoPanel
            key={round}
            demo={demo}
            title="Demo"
            skillName={skill.skillName}
            gradeId={skill.gradeId}
            onComplete={() => {}}
            onDone={() => setRound(round + 1)}
          />
        </Suspense>
      </Box>
      <JsonPanel title="Authored demo" value={demo} />
    </Box>
  )
}
