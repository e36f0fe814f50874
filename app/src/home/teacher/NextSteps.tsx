import { Flex } from '@chakra-ui/react'
import type { ClassStudent } from '@wordstride/api'
import { StudentLink } from '../../classes/StudentLink'
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
              <StepNote step={key}>
                {text.map((part) =>
                  typeof part === 'string' ? (
                    part
                  ) : (
                    <StudentLink
                      key={part.userId}
                      userId={part.userId}
                      name={part.name}
                      minH="auto"
                      display="inline"
                      textDecoration="underline"
                    />
                  ),
                )}
              </StepNote>
            </li>
          ))}
        </Flex>
      )}
    </Sheet>
  )
}
