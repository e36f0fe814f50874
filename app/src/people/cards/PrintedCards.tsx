import { Flex, Text } from '@chakra-ui/react'
import type { LoginCard } from '@wordstride/api'
import { Button, takeFocus } from '@wordstride/ui'
import { useEffect, useState } from 'react'
import { counted } from '../../shell/counted'
import { focusContent } from '../../shell/focusContent'
import { LeaveQuestion } from '../../shell/LeaveQuestion'
import { CardSheets } from './CardSheets'

interface PrintedCardsProps {
  made: { cards: readonly LoginCard[]; className: string | null }
  /** Where one goes from here. */
  back: string
  onBack(): void
}

/** Cards just made; they are seen once. */
export function PrintedCards({ made: { cards, className }, back, onBack }: PrintedCardsProps) {
  const [isPrinted, setIsPrinted] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => {
    const see = () => setIsPrinted(true)
    window.addEventListener('afterprint', see)
    return () => window.removeEventListener('afterprint', see)
  }, [])

  function leave(): void {
    focusContent()
    onBack()
  }

  return (
    <>
      <LeaveQuestion
        isUnsaved={!isPrinted}
        title="Leave without printing?"
        isAsked={isAsked}
        onStay={() => setIsAsked(false)}
        onLeave={leave}
      >
        The passwords on these cards cannot be shown again.
      </LeaveQuestion>
      <Flex className="no-print" gap={3} wrap="wrap" align="center" mb={6}>
        <Button ref={takeFocus} onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="secondary" onClick={isPrinted ? leave : () => setIsAsked(true)}>
          {back}
        </Button>
        <Text role="status" color="fg.muted" flexBasis={{ base: '100%', md: 'auto' }}>
          {counted(cards.length, 'student')}. The passwords cannot be shown again: print now.
        </Text>
      </Flex>
      <CardSheets cards={cards} className={className} />
    </>
  )
}
