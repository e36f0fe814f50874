import { useSearchParams } from 'react-router-dom'
import { hasSession, useAuth } from '../api/authStore'
import { SignInFirst } from '../shell/SignInFirst'
import { ZeusPage } from '../tools/authoring/ZeusPage'
import { DraftPage } from './DraftPage'
import { SaveAsDraft } from './SaveAsDraft'

/** /zeus (TOOL-03): a preview that is open to everybody; for authors also the drafts of the server. */
export function AuthoringPage() {
  const [search] = useSearchParams()
  const isSignedIn = useAuth(hasSession)
  const isAuthor = useAuth(({ user }) => user?.menuAuth.problem_rendering ?? false) && isSignedIn
  const draftId = search.get('draft')
  if (draftId === null)
    return <ZeusPage saving={isAuthor ? (text) => <SaveAsDraft text={text} /> : undefined} />
  return isAuthor ? (
    <DraftPage key={draftId} draftId={draftId} />
  ) : (
    <SignInFirst>Please sign in with an account that has the right for this page.</SignInFirst>
  )
}
