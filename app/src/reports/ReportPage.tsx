import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useAuth } from '../api/authStore'
import { shownDay } from '../panels/shownDates'
import { LoadFailure } from '../shell/LoadFailure'
import { LoadingBlock } from '../shell/LoadingBlock'
import { PageHeading } from '../shell/PageHeading'
import styles from './ReportPage.module.css'
import { StudentPicker } from './student/StudentPicker'
import type { Reported } from './student/useReportedStudent'

interface ReportPageProps {
  title: string
  lead: string
  reported: Reported
  /** Path of the page. */
  path: string
  /** Once it is known whom it is about. */
  children: ReactNode
}

/** Around every report: whose it is, and for staff whose else it can be. */
export function ReportPage({ title, lead, reported, path, children }: ReportPageProps) {
  const isStaff = useAuth((state) => state.user?.menuAuth.all_users ?? false)
  const { student, isOwn, isError, retry } = reported
  return (
    <>
      <PageHeading
        title={title}
        lead={lead}
        aside={
          isStaff && (
            <div className={styles.screen}>
              <StudentPicker />
            </div>
          )
        }
      />
      {isError && <LoadFailure what="The student" onRetry={retry} />}
      {!student && !isError && <LoadingBlock label="Loading the student" height="4rem" />}
      {student && (
        <>
          <p className={isOwn && !isStaff ? styles.paper : styles.whose}>
            <strong>{student.name}</strong>
            {isStaff &&
              (isOwn ? (
                ' – your own report'
              ) : (
                <Link to={path} className={styles.screen}>
                  My own report
                </Link>
              ))}
          </p>
          <p className={styles.paper}>{shownDay(Date.now())}</p>
          {children}
        </>
      )}
    </>
  )
}
