import { Flex } from '@chakra-ui/react'
import type { ClassStudent } from '@wordstride/api'
import { EmptyNote } from '../../shell/EmptyNote'
import { Sheet } from '../../shell/Sheet'
import { nextSteps } from './nextSteps'
import { StepNote } from './StepNote'

export function NextSteps({ students }: { students: readonly ClassStudent[] }) {
  const steps = nextSteps(students)
  return (
    <Sheet title="What to do next">
      {steps.length === 0 ? (
        <EmptyNote pose="sleep">
          Everybody is at work and nobody is stuck. Nothing needs you right now.
        </EmptyNote>
      ) : (
        <Flex as="ul" direction="column" gap={4} listStyleType="none">
          {steps.map(({ key, text }) => (
            <li key={key}>
              <StepNote step={key}>{text}</StepNote>
            </li>
          ))}
        </Flex>
      )}
    </Sheet>
  )
}
