import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { signedInUser, useAuth } from '../api/authStore'
import { LoadingBlock } from '../shell/LoadingBlock'
import { SignInFirst } from '../shell/SignInFirst'
import { SaveAsDraft } from './SaveAsDraft'

const ZeusPage = lazy(async () => ({ default: (await import('../tools/authoring/ZeusPage')).ZeusPage }))
const DraftPage = lazy(async () => ({ default: (await import('./DraftPage')).DraftPage }))

/** /zeus (TOOL-03): a preview that is open to everybody; for authors also the drafts of the server. */
export const AuthoringPage = () => (
  <Suspense fallback={<LoadingBlock label="Loading the page" height="30rem" />}>
    <Authoring />
  </Suspense>
)

function Authoring() {
  const [search] = useSearchParams()
  const isAuthor = useAuth((state) => signedInUser(state)?.menuAuth.problem_rendering ?? false)
  const draftId = search.get('draft')
  if (draftId === null)
    return <ZeusPage saving={isAuthor ? (text) => <SaveAsDraft text={text} /> : undefined} />
  return isAuthor ? (
    <DraftPage key={draftId} draftId={draftId} />
  ) : (
    <SignInFirst>Please sign in with an account that has the right for this page.</SignInFirst>
  )
}
