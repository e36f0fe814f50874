import type { Chapter } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { Tabs } from '@wordstride/ui'
import { SkillPath } from '../skillPath/SkillPath'
import { countProficient } from '../standing/isAllProficient'
import styles from './ChapterTabs.module.css'

interface ChapterTabsProps {
  chapters: readonly Chapter[]
  section: CourseSection
  grade: number
  /** The chapter that is open; the first one when there is no such chapter. */
  chapterId: number
  onOpen(chapterId: number): void
}

/** Chapters as left tabs, on a phone above the skills (COURSE-06). */
export function ChapterTabs({ chapters, section, grade, chapterId, onOpen }: ChapterTabsProps) {
  const open = chapters.find((chapter) => chapter.chapterId === chapterId) ?? chapters[0]
  if (!open) return null
  return (
    <Tabs
      label="Chapters"
      look="side"
      tabs={chapters.map((chapter) => ({
        value: String(chapter.chapterId),
        label: (
          <>
            <span className={styles.name}>
              {chapter.chapterId}. {chapter.chapterName}
            </span>
            <span className={styles.standing}>
              {countProficient(section, chapter.skills)} of {chapter.skills.length} Proficient
            </span>
          </>
        ),
      }))}
      value={String(open.chapterId)}
      onChange={(value) => onOpen(Number(value))}
    >
      <SkillPath
        key={open.chapterId}
        chapter={open}
        section={section}
        grade={grade}
        level={2}
        isScrolledToNext
      />
    </Tabs>
  )
}
