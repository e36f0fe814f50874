import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The first cell of a row: what it is about, and where that belongs. */
export function TitleCell({ title, course }: { title: ReactNode; course: string }) {
  return (
    <>
      <Text fontWeight="600">{title}</Text>
      <Text color="fg.muted" fontSize="0.8125rem">
        {course}
      </Text>
    </>
  )
}
