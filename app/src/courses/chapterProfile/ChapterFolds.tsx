import type { Chapter } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { Fold } from '@wordstride/ui'
import { SkillPath } from '../skillPath/SkillPath'
import { Standing } from '../standing/Standing'
import styles from './ChapterFolds.module.css'

interface ChapterFoldsProps {
  section: CourseSection
  grade: number
  chapters: readonly Chapter[]
}

/** Chapters that open to their skills; a list of words is drawn when it is looked at. */
export const ChapterFolds = ({ section, grade, chapters }: ChapterFoldsProps) => (
  <div className={styles.folds}>
    {chapters.map((chapter) => (
      <Fold
        key={chapter.chapterId}
        summary={
          <span className={styles.summary}>
            <span className={styles.name}>
              {chapter.chapterId}. {chapter.chapterName}
            </span>{' '}
            <Standing section={section} skills={chapter.skills} />
          </span>
        }
      >
        <SkillPath chapter={chapter} section={section} grade={grade} level={4} />
      </Fold>
    ))}
  </div>
)
