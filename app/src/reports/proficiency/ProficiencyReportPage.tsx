import { useQuery } from '@tanstack/react-query'
import type { ProficiencyReport, ReportedStudent } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { CONTENT_GRADES, gradeName, sectionName } from '@wordstride/learning'
import { ChoiceField } from '@wordstride/ui'
import { type FormEvent, useState } from 'react'
import { SectionChoice } from '../../forms/SectionChoice'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'
import { ExportButtons } from '../ExportButtons'
import { ReportPage } from '../ReportPage'
import styles from '../ReportPage.module.css'
import { proficiencyQuery } from '../reportQueries'
import { SearchButton } from '../SearchButton'
import { useReportedStudent } from '../student/useReportedStudent'
import { GradeStatistics } from './GradeStatistics'
import { proficiencyTables } from './proficiencyTables'
import { SkillTable } from './SkillTable'

interface Course {
  section: CourseSection
  grade: number
}

/** /proficiencyreport (REP-01). */
export function ProficiencyReportPage() {
  const reported = useReportedStudent()
  return (
    <ReportPage
      title="Proficiency Report"
      lead="A grade skill by skill: levels, accuracy, time, and what there is to gain."
      reported={reported}
    >
      {reported.student && <Report key={reported.userId} student={reported.student} />}
    </ReportPage>
  )
}

function Report({ student }: { student: ReportedStudent }) {
  const [picked, setPicked] = useState<Course>({ section: 'ae.la', grade: student.currentGrade['ae.la'] })
  const [searched, setSearched] = useState(picked)
  const report = useQuery(proficiencyQuery(student.userId, searched.section, searched.grade))

  function search(event: FormEvent): void {
    event.preventDefault()
    setSearched(picked)
    if (picked.grade === searched.grade && picked.section === searched.section) void report.refetch()
  }

  const title = `${gradeName(searched.grade)}, ${sectionName(searched.section)}`
  return (
    <>
      <form className={styles.tools} onSubmit={search}>
        <ChoiceField
          label="Grade"
          value={picked.grade}
          onChange={({ target }) => setPicked({ ...picked, grade: Number(target.value) })}
        >
          {CONTENT_GRADES.map((grade) => (
            <option key={grade} value={grade}>
              {gradeName(grade)}
            </option>
          ))}
        </ChoiceField>
        <SectionChoice value={picked.section} onChange={(section) => setPicked({ ...picked, section })} />
        <SearchButton query={report} />
      </form>
      {report.isPending && <LoadingBlock label="Loading the report" height="24rem" />}
      {report.isLoadingError && <LoadFailure what="The report" onRetry={() => void report.refetch()} />}
      {report.data && <Sheets title={title} name={student.name} report={report.data} />}
    </>
  )
}

function Sheets({ title, name, report }: { title: string; name: string; report: ProficiencyReport }) {
  if (report.totalSkill === 0)
    return (
      <Sheet title={title}>
        <p className={styles.soft}>This grade has no skills yet. Please choose another one.</p>
      </Sheet>
    )
  return (
    <div className={styles.sheets}>
      <Sheet title={title} aside={<ExportButtons make={() => proficiencyTables(title, name, report)} />}>
        <GradeStatistics report={report} />
      </Sheet>
      <Sheet title={report.sectionType === 'ae.voc' ? 'Words' : 'Skills'}>
        <SkillTable key={title} label={title} section={report.sectionType} skills={report.skillStatusList} />
      </Sheet>
    </div>
  )
}
