import { lazy, type ReactNode, Suspense } from 'react'
import { useAuth } from '../api/authStore'
import { shownDay } from '../panels/shownDates'
import { LoadFailure } from '../shell/LoadFailure'
import { LoadingBlock } from '../shell/LoadingBlock'
import { PageHeading } from '../shell/PageHeading'
import styles from './ReportPage.module.css'
import { StudentBar } from './student/StudentBar'
import type { Reported } from './student/useReportedStudent'

const StudentList = lazy(async () => ({ default: (await import('./student/StudentList')).StudentList }))

interface ReportPageProps {
  title: string
  lead: string
  reported: Reported
  /** What stands around the students while staff have chosen none. */
  withoutStudent?: (students: ReactNode) => ReactNode
  /** Once it is known whom it is about. */
  children: ReactNode
}

/** Around every report: whose it is, and for staff whose else it can be. */
export function ReportPage({
  title,
  lead,
  reported,
  withoutStudent = (students) => students,
  children,
}: ReportPageProps) {
  const isStaff = useAuth((state) => state.user?.menuAuth.all_users ?? false)
  const { userId, student, isOwn, isError, retry } = reported
  return (
    <>
      <PageHeading title={title} lead={lead} />
      {userId === '' &&
        withoutStudent(
          <Suspense fallback={<LoadingBlock label="Loading the students" height="20rem" />}>
            <StudentList />
          </Suspense>,
        )}
      {isError && <LoadFailure what="The student" onRetry={retry} />}
      {userId !== '' && !student && !isError && <LoadingBlock label="Loading the student" height="4rem" />}
      {student && (
        <>
          {isStaff ? (
            <StudentBar student={student} isOwn={isOwn} />
          ) : (
            <p className={styles.paper}>
              <strong>{student.name}</strong>
            </p>
          )}
          <p className={styles.paper}>{shownDay(Date.now())}</p>
          {children}
        </>
      )}
    </>
  )
}
