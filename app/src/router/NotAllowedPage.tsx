import { Link } from 'react-router-dom'
import { hasSession, useAuth } from '../api/authStore'
import { MessagePage } from '../shell/MessagePage'

/** /unAuth, and what stands where a page is refused (G-21). */
export function NotAllowedPage() {
  const isSignedIn = useAuth(hasSession)
  return (
    <MessagePage
      title="You are not authorized to see this page"
      text={
        isSignedIn
          ? 'Your account does not have the right for it. If you need it, ask your teacher or the administrator of your learning center.'
          : 'Please sign in with an account that has the right for it.'
      }
    >
      <Link to={isSignedIn ? '/home' : '/login'}>{isSignedIn ? 'Go to your home page' : 'Login'}</Link>
      <Link to="/about" data-variant="quiet">
        About Wordstride
      </Link>
    </MessagePage>
  )
}
