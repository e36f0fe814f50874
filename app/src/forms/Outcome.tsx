import { Text, type TextProps } from '@chakra-ui/react'
import { takeLostFocus } from '@wordstride/ui'
import type { ReactNode } from 'react'

interface OutcomeProps extends Pick<TextProps, 'mt'> {
  /** Whether what was pressed may have gone. */
  takesFocus?: boolean
  /** It was not done. */
  isFailure?: boolean
  children: ReactNode
}

/** What came of something that was pressed; give it a key of its own each time. */
export const Outcome = ({ takesFocus = true, isFailure = false, children, ...margin }: OutcomeProps) => (
  <Text
    ref={takesFocus ? takeLostFocus : undefined}
    tabIndex={-1}
    role={isFailure ? 'alert' : 'status'}
    color={isFailure ? 'fg.error' : 'fg.muted'}
    {...margin}
  >
    {children}
  </Text>
)
