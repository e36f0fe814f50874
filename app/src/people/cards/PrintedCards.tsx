import { Flex, Text } from '@chakra-ui/react'
import type { LoginCard } from '@wordstride/api'
import { Button, takeFocus } from '@wordstride/ui'
import { useState } from 'react'
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
  return (
    <>
      <LeaveQuestion isUnsaved={!isPrinted} title="Leave without printing?">
        The passwords on these cards cannot be shown again.
      </LeaveQuestion>
      <Flex className="no-print" gap={3} wrap="wrap" align="center" mb={6}>
        <Button
          ref={takeFocus}
          onClick={() => {
            window.print()
            setIsPrinted(true)
          }}
        >
          Print
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            focusContent()
            onBack()
          }}
        >
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
