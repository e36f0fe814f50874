import { Button } from '@wordstride/ui'
import { leaveFocusToContent } from '../shell/focusContent'

interface TryAgainProps {
  title: string
  query: { refetch(): unknown }
}

/** In place of a panel that has failed. */
export const TryAgain = ({ title, query }: TryAgainProps) => (
  <Button
    ref={leaveFocusToContent}
    variant="secondary"
    aria-label={`Try again: ${title}`}
    onClick={() => void query.refetch()}
  >
    Try again
  </Button>
)
