import { type FormEvent, startTransition, useActionState } from 'react'

/** The form of a card; `submit` gives the message of a refusal. What was typed stays: not as the form's action. */
export function useCardForm(submit: (form: FormData) => Promise<string | null>) {
  const [message, send, isSending] = useActionState(
    (_previous: string | null, form: FormData) => submit(form),
    null,
  )

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    startTransition(() => send(form))
  }

  return { message: isSending ? null : message, isSending, onSubmit }
}
