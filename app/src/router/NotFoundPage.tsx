import { Link } from 'react-router-dom'
import { hasSession, useAuth } from '../api/authStore'
import { MessagePage } from '../shell/MessagePage'

export function NotFoundPage() {
  const isSignedIn = useAuth(hasSession)
  return (
    <MessagePage
      title="This page is not here"
      documentTitle="Page not found"
      text="The address may have a typing mistake."
    >
      <Link to={isSignedIn ? '/home' : '/'}>
        {isSignedIn ? 'Go to your home page' : 'Go to the login page'}
      </Link>
    </MessagePage>
  )
}
