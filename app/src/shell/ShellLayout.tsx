import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import styles from './ShellLayout.module.css'
import { TopNavigation } from './TopNavigation'

/** Navigation and page of the signed-in product. */
export function ShellLayout() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current !== pathname) main.current?.focus({ preventScroll: true })
    previous.current = pathname
  }, [pathname])

  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      <TopNavigation />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  )
}
