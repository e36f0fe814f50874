import { getCoreRowModel, getSortedRowModel, type SortingState, useReactTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { TableSkill, WorkingStudent } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { lineIcon } from '@wordstride/ui'
import { type CSSProperties, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { toAddress } from '../../links/address'
import { usePrinting } from '../../reports/usePrinting'
import { columnsOf, FACT_NAMES, FACTS, factOf, levelIn } from './columns'
import { LevelCell } from './LevelCell'
import styles from './LevelTable.module.css'
import { HeadCell, Part, Skills, SortButton } from './parts'

const ROW_HEIGHT = 48
const SKILL_WIDTH = 52
/** Beyond the edges of what is seen. */
const OVERSCAN_ROWS = 8
const OVERSCAN_SKILLS = 4

const ReportIcon = lineIcon(<path d="M5 20v-7M12 20V4M19 20v-11" />)

const describeSkill = (skill: TableSkill | undefined): string =>
  [`${skill?.chapterName}: ${skill?.skillName}`, ...(skill?.standards ?? [])].join(' · ')

interface LevelTableProps {
  label: string
  section: CourseSection
  skills: readonly TableSkill[]
  students: WorkingStudent[]
  chosen: ReadonlySet<string>
  onChoose(chosen: ReadonlySet<string>): void
}

/**
 * Students by skills. What is out of sight is not there: a class may have a thousand students, a grade hundreds of words.
 * On paper everybody stands with the skills that are in sight.
 */
export function LevelTable({ label, section, skills, students, chosen, onChoose }: LevelTableProps) {
  const area = useRef<HTMLDivElement>(null)
  const [sorting, setSorting] = useState<SortingState>([{ id: 'name', desc: false }])
  const table = useReactTable({
    data: students,
    columns: useMemo(() => columnsOf(skills), [skills]),
    getRowId: ({ userId }) => userId,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: setSorting,
  })
  const { rows } = table.getRowModel()
  const isPrinting = usePrinting()
  const rowsInView = useVirtualizer({
    count: rows.length,
    getScrollElement: () => area.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: isPrinting ? rows.length : OVERSCAN_ROWS,
  })
  const skillsInView = useVirtualizer({
    horizontal: true,
    count: skills.length,
    getScrollElement: () => area.current,
    estimateSize: () => SKILL_WIDTH,
    overscan: OVERSCAN_SKILLS,
  })
  const headers = new Map(table.getFlatHeaders().map((header) => [header.column.id, header]))
  const columnsInView = skillsInView.getVirtualItems()
  const skillsWidth = { '--skills-width': `${skillsInView.getTotalSize()}px` } as CSSProperties
  const isAll = students.length > 0 && students.every(({ userId }) => chosen.has(userId))

  function toggle(userIds: readonly string[], isOn: boolean): void {
    const next = new Set(chosen)
    for (const userId of userIds) {
      if (isOn) next.add(userId)
      else next.delete(userId)
    }
    onChoose(next)
  }

  if (students.length === 0) return <p className={styles.empty}>Nobody fits. Change what you look for.</p>
  return (
    <section ref={area} className={styles.area} aria-label={`Table: ${label}`} tabIndex={-1}>
      <Part
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={1 + FACTS.length + skills.length}
        className={styles.table}
        style={skillsWidth}
      >
        <Part role="rowgroup" className={styles.head}>
          <Part role="row" aria-rowindex={1} className={styles.row}>
            <HeadCell header={headers.get('name')} index={1} className={styles.name}>
              <label className={styles.check}>
                <input
                  type="checkbox"
                  aria-label="All students of the table"
                  checked={isAll}
                  onChange={({ target }) =>
                    toggle(
                      students.map(({ userId }) => userId),
                      target.checked,
                    )
                  }
                />
              </label>
              <SortButton header={headers.get('name')}>Student</SortButton>
            </HeadCell>
            {FACTS.map((fact, i) => (
              <HeadCell key={fact} header={headers.get(fact)} index={2 + i} className={styles[fact]}>
                <SortButton header={headers.get(fact)}>{FACT_NAMES[fact]}</SortButton>
              </HeadCell>
            ))}
            <Skills items={columnsInView}>
              {({ index, start }) => {
                const skill = skills[index]
                const header = headers.get(`skill ${skill?.skillId}`)
                return (
                  <HeadCell
                    key={index}
                    header={header}
                    index={2 + FACTS.length + index}
                    className={styles.skill}
                    left={start}
                  >
                    <SortButton header={header} title={describeSkill(skill)}>
                      <span className={styles.skillName}>{skill?.skillName}</span>
                    </SortButton>
                  </HeadCell>
                )
              }}
            </Skills>
          </Part>
        </Part>
        <Part role="rowgroup" className={styles.body} style={{ height: rowsInView.getTotalSize() }}>
          {rowsInView.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            if (!row) return null
            const student = row.original
            return (
              <Part
                key={row.id}
                role="row"
                aria-rowindex={index + 2}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Part role="rowheader" aria-colindex={1} className={styles.name}>
                  <label className={styles.check}>
                    <input
                      type="checkbox"
                      aria-label={`Choose ${student.name}`}
                      checked={chosen.has(student.userId)}
                      onChange={({ target }) => toggle([student.userId], target.checked)}
                    />
                  </label>
                  <Link className={styles.link} to={`/classes/student/${encodeURIComponent(student.userId)}`}>
                    <span className={styles.linkName}>{student.name}</span>
                  </Link>
                  <Link
                    className={styles.report}
                    to={toAddress('/proficiencyreport', { userId: student.userId })}
                    aria-label={`Report of ${student.name}`}
                    title="Report"
                  >
                    <ReportIcon />
                  </Link>
                </Part>
                {FACTS.map((fact, i) => (
                  <Part key={fact} role="cell" aria-colindex={2 + i} className={styles[fact]}>
                    {factOf[fact](student)}
                  </Part>
                ))}
                <Skills items={columnsInView}>
                  {({ index: skillIndex, start: left }) => (
                    <LevelCell
                      key={skillIndex}
                      section={section}
                      level={levelIn(student, skillIndex)}
                      isStuck={student.stuckOn.includes(skills[skillIndex]?.skillId ?? '')}
                      index={2 + FACTS.length + skillIndex}
                      left={left}
                    />
                  )}
                </Skills>
              </Part>
            )
          })}
        </Part>
      </Part>
    </section>
  )
}
