import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { FieldFrame } from './FieldFrame'

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  error?: string | undefined
  /** Stands at the end of the field, such as a button that shows the password. */
  trailing?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function TextField({ label, error, trailing, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame
      label={label}
      error={error}
      trailing={trailing}
      className={className}
      description={rest['aria-describedby']}
    >
      {(control) => <input {...rest} {...control} />}
    </FieldFrame>
  )
}
