import { Outlet } from 'react-router-dom'
import styles from './ShellLayout.module.css'
import { TopNavigation } from './TopNavigation'

/** Navigation and page of the signed-in product. */
export function ShellLayout() {
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      <TopNavigation />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  )
}
