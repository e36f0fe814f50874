import { Button, type ButtonLook } from '@wordstride/ui'
import { type ReactNode, useState } from 'react'
import { LinkButton } from '../shell/LinkButton'
import { AfficiencyNotice } from './grades/AfficiencyNotice'

interface AfficiencyLinkProps extends ButtonLook {
  to: string
  children: ReactNode
  /** Whether every skill is proficient. */
  isOpen: boolean
}

/** Leads to afficiency; until it is open it looks disabled and tells why when it is pressed (C-05). */
export function AfficiencyLink({ to, isOpen, children, ...look }: AfficiencyLinkProps) {
  const [isNoticeOpen, setNoticeOpen] = useState(false)
  if (isOpen)
    return (
      <LinkButton {...look} to={to}>
        {children}
      </LinkButton>
    )
  return (
    <>
      <Button {...look} variant="closed" aria-disabled="true" onClick={() => setNoticeOpen(true)}>
        {children}
      </Button>
      <AfficiencyNotice isOpen={isNoticeOpen} onClose={() => setNoticeOpen(false)} />
    </>
  )
}
