import { type ButtonLook, buttonClass } from '@wordstride/ui'
import { Link, type LinkProps } from 'react-router-dom'

export type LinkButtonProps = Omit<LinkProps, 'className'> & ButtonLook

/** A link within the product that looks like a button. */
export const LinkButton = ({ variant, size, isPill, className, ...link }: LinkButtonProps) => (
  <Link {...link} className={buttonClass({ variant, size, isPill, className })} />
)
