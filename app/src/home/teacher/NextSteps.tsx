import { Flex } from '@chakra-ui/react'
import type { ClassStudent } from '@wordstride/api'
import { Sheet } from '../../shell/Sheet'
import { EmptyNote } from '../EmptyNote'
import { nextSteps } from './nextSteps'

export function NextSteps({ students }: { students: readonly ClassStudent[] }) {
  const steps = nextSteps(students)
  return (
    <Sheet title="What to do next">
      {steps.length === 0 ? (
        <EmptyNote sign="🌤️">Everybody is at work and nobody is stuck. Nothing needs you right now.</EmptyNote>
      ) : (
        <Flex as="ul" direction="column" gap={4} listStyleType="none">
          {steps.map(({ key, sign, text }) => (
            <li key={key}>
              <EmptyNote sign={sign}>{text}</EmptyNote>
            </li>
          ))}
        </Flex>
      )}
    </Sheet>
  )
}
