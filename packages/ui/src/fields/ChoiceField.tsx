import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { FieldFrame } from './FieldFrame'

export interface ChoiceFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  error?: string | undefined
  ref?: Ref<HTMLSelectElement>
  /** Its `<option>`s. */
  children: ReactNode
}

/** One of many, in a form. */
export function ChoiceField({ label, error, children, className, ...rest }: ChoiceFieldProps) {
  return (
    <FieldFrame label={label} error={error} className={className} description={rest['aria-describedby']}>
      {(control) => (
        <select {...rest} {...control}>
          {children}
        </select>
      )}
    </FieldFrame>
  )
}
