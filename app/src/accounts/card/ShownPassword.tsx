import { Button, TextField, type TextFieldProps } from '@wordstride/ui'
import { useState } from 'react'

/** A field for a password, which can be looked at. */
export function ShownPassword(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <Button
          variant="quiet"
          aria-pressed={isShown}
          aria-label="Show what I type"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  )
}
