import { Button, type ButtonProps } from '@chakra-ui/react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { AfficiencyNotice } from './AfficiencyNotice'

interface AfficiencyLinkProps extends Omit<ButtonProps, 'asChild' | 'onClick' | 'disabled'> {
  to: string
  /** Whether every skill is proficient. */
  isOpen: boolean
}

/** Leads to afficiency; until it is open it looks disabled and tells why when it is pressed (C-05). */
export function AfficiencyLink({ to, isOpen, children, ...button }: AfficiencyLinkProps) {
  const [isNoticeOpen, setNoticeOpen] = useState(false)
  if (isOpen)
    return (
      <Button {...button} asChild>
        <RouterLink to={to}>{children}</RouterLink>
      </Button>
    )
  return (
    <>
      <Button
        borderColor="transparent"
        {...button}
        aria-disabled="true"
        color="fg.muted"
        bg="bg.subtle"
        _hover={{ bg: 'bg.subtle' }}
        _disabled={{ opacity: 1 }}
        cursor="not-allowed"
        onClick={() => setNoticeOpen(true)}
      >
        {children}
      </Button>
      <AfficiencyNotice isOpen={isNoticeOpen} onClose={() => setNoticeOpen(false)} />
    </>
  )
}
