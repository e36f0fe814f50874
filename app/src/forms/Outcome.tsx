import { Text, type TextProps } from '@chakra-ui/react'
import { takeLostFocus } from '@wordstride/ui'
import type { ReactNode } from 'react'

interface OutcomeProps extends Pick<TextProps, 'mt'> {
  /** Whether what was pressed goes with its success. */
  takesFocus?: boolean
  children: ReactNode
}

/** What came of something that was pressed; give it a key of its own each time. */
export const Outcome = ({ takesFocus = true, children, ...margin }: OutcomeProps) => (
  <Text ref={takesFocus ? takeLostFocus : undefined} tabIndex={-1} role="status" color="fg.muted" {...margin}>
    {children}
  </Text>
)
