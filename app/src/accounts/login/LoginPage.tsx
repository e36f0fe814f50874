import { ApiError } from '@wordstride/api'
import { Spinner, takeLostFocus } from '@wordstride/ui'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../api/authStore'
import { useCardForm } from '../card/useCardForm'
import { LOGIN_MESSAGES } from '../loginMessage'
import { signIn } from '../signIn'
import { FirstRunNotice, useFirstRun } from './FirstRunNotice'
import { LoginForm } from './LoginForm'
import { SIGN_OUT_REASONS } from './signOutReasons'

/** For the youngest, who have a login card with pictures. */
const PicturePad = lazy(async () => ({ default: (await import('../pictures/PicturePad')).PicturePad }))

/** For accounts with a second factor. */
const SecondStep = lazy(async () => ({ default: (await import('../secondStep/SecondStep')).SecondStep }))

/** The form, and why a sign-in did not go on (AUTH-01..11). */
export function LoginPage() {
  const navigate = useNavigate()
  const isFirstRun = useFirstRun()
  const reason = useAuth((state) => state.signedOut)
  const [hasPictures, setHasPictures] = useState(false)
  const [misses, setMisses] = useState(0)
  const [triedPictures, setTriedPictures] = useState(false)
  const [halfIn, setHalfIn] = useState<{ username: string; password: string } | null>(null)

  async function submit(form: FormData): Promise<string | null> {
    setTriedPictures(hasPictures)
    const username = String(form.get('username')).trim()
    const password = String(form.get('password'))
    if (username === '' || password === '') return LOGIN_MESSAGES.required
    try {
      const outcome = await signIn(username, password)
      if (outcome === 'code_needed') {
        setHalfIn({ username, password })
        return null
      }
      if ('message' in outcome) {
        if (outcome.isWrong) setMisses((count) => count + 1)
        return outcome.message
      }
      await navigate(outcome.target, { replace: true })
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return LOGIN_MESSAGES.failed
    }
  }
  const { message, isSending, onSubmit } = useCardForm(submit)

  if (halfIn !== null)
    return (
      <Suspense fallback={<Spinner />}>
        <SecondStep {...halfIn} onBack={() => setHalfIn(null)} />
      </Suspense>
    )
  return (
    <LoginForm
      // What had the focus went with the page; now this is read aloud.
      lead={
        reason ? (
          <span ref={takeLostFocus} tabIndex={-1}>
            {SIGN_OUT_REASONS[reason]} Your answers are safe.
          </span>
        ) : undefined
      }
      notice={isFirstRun && <FirstRunNotice />}
      pictures={
        hasPictures && (
          <Suspense fallback={<Spinner />}>
            {/* Wrong pictures go: else they are taken back one by one. */}
            <PicturePad key={misses} name="password" />
          </Suspense>
        )
      }
      message={triedPictures === hasPictures ? message : null}
      isSending={isSending}
      onSubmit={onSubmit}
      onSwitch={() => setHasPictures(!hasPictures)}
    />
  )
}
