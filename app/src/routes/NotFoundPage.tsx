import { Link } from 'react-router-dom'
import { hasSession, useAuth } from '../auth/authStore'
import styles from './routes.module.css'

export function NotFoundPage() {
  const isSignedIn = useAuth(hasSession)
  return (
    <main className={styles.center}>
      <title>Page not found · Wordstride</title>
      <h1>This page is not here</h1>
      <p>The address may have a typing mistake.</p>
      <Link to={isSignedIn ? '/home' : '/'}>
        {isSignedIn ? 'Go to your home page' : 'Go to the sign-in page'}
      </Link>
    </main>
  )
}
