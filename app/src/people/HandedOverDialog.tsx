import { Box, Text } from '@chakra-ui/react'
import type { HandedOver } from '@wordstride/api'
import { Button, Dialog, StatusLine } from '@wordstride/ui'
import { useState } from 'react'
import { setPasswordLink } from '../accounts/password/linkSecret'

interface HandedOverDialogProps {
  /** Whose it is. */
  name: string
  handedOver: HandedOver | null
  onClose(): void
}

/** What a page asks that is left while one is open. */
export const PASS_ON_FIRST = {
  title: 'Leave without passing it on?',
  children: 'What you see here cannot be shown again.',
}

/** A password or a link that is seen once, to be passed on. */
export function HandedOverDialog({ name, handedOver, onClose }: HandedOverDialogProps) {
  const [copying, setCopying] = useState<'copied' | 'refused' | null>(null)
  // A browser gives it to pages over https alone.
  const canCopy = navigator.clipboard !== undefined
  const isLink = handedOver?.linkSecret != null
  const text =
    handedOver?.linkSecret != null ? setPasswordLink(handedOver.linkSecret) : (handedOver?.password ?? '')

  async function copy(): Promise<void> {
    setCopying(
      await navigator.clipboard.writeText(text).then(
        () => 'copied',
        () => 'refused',
      ),
    )
  }

  function close(): void {
    setCopying(null)
    onClose()
  }

  return (
    <Dialog
      title={isLink ? `A link for ${name}` : `The password of ${name}`}
      isOpen={handedOver !== null && text !== ''}
      hasCloseIcon={false}
      // It does not come again: Escape would lose it.
      onClose={() => undefined}
      actions={
        <>
          {canCopy && (
            <Button variant="secondary" onClick={() => void copy()}>
              {copying === 'copied' ? 'Copied' : 'Copy'}
            </Button>
          )}
          <Button onClick={close}>Done</Button>
        </>
      }
    >
      <Text>
        {isLink
          ? 'It sets a password, once, within two days. Pass it on now: it cannot be shown again.'
          : 'Pass it on now: it cannot be shown again.'}
      </Text>
      <Box
        mt={4}
        p={4}
        bg="bg.subtle"
        borderRadius="l2"
        fontSize={isLink ? '1rem' : '1.375rem'}
        fontWeight="700"
        overflowWrap="anywhere"
        userSelect="all"
        data-testid="handed-over"
      >
        {text}
      </Box>
      <StatusLine tone="error">
        {copying === 'refused' && 'It could not be copied. Please select it and copy it yourself.'}
      </StatusLine>
    </Dialog>
  )
}
