import { Grid } from '@chakra-ui/react'
import type { ManagedChapter } from '@wordstride/api'
import { gradeName, sectionName } from '@wordstride/learning'
import { Choice, FormField } from '../../forms/FormFields'
import type { ChapterPlace } from './skillQueries'

interface ChapterSelectsProps {
  chapters: readonly ManagedChapter[]
  /** The one that is chosen. */
  place: ChapterPlace
  onChoose(place: ChapterPlace): void
}

const withDisabled = (name: string, disabled: number): string =>
  disabled === 0 ? name : `${name} (${disabled} off)`

/** Section, grade, chapter: whatever is chosen, there is a chapter below it. */
export function ChapterSelects({ chapters, place, onChoose }: ChapterSelectsProps) {
  const sections = [...new Set(chapters.map(({ sectionType }) => sectionType))]
  const ofSection = chapters.filter(({ sectionType }) => sectionType === place.sectionType)
  const grades = [...new Set(ofSection.map(({ grade }) => grade))]
  const ofGrade = ofSection.filter(({ grade }) => grade === place.grade)
  const first = (found: readonly ManagedChapter[]) => {
    const [one] = found
    if (one) onChoose({ sectionType: one.sectionType, grade: one.grade, chapter: one.chapter })
  }
  const countIn = (found: readonly ManagedChapter[]) => found.reduce((sum, { disabled }) => sum + disabled, 0)
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr 2fr' }} gap={{ base: 3, md: 4 }}>
      <FormField label="Section">
        <Choice
          value={place.sectionType}
          options={sections.map((section) => [section, sectionName(section)])}
          onChange={({ target: { value } }) => {
            const there = chapters.filter(({ sectionType }) => sectionType === value)
            const sameGrade = there.filter(({ grade }) => grade === place.grade)
            first(sameGrade.length > 0 ? sameGrade : there)
          }}
        />
      </FormField>
      <FormField label="Grade">
        <Choice
          value={String(place.grade)}
          options={grades.map((grade) => [
            String(grade),
            withDisabled(gradeName(grade), countIn(ofSection.filter((one) => one.grade === grade))),
          ])}
          onChange={({ target: { value } }) =>
            first(ofSection.filter(({ grade }) => String(grade) === value))
          }
        />
      </FormField>
      <FormField label="Chapter">
        <Choice
          value={String(place.chapter)}
          options={ofGrade.map(({ chapter, chapterName, disabled }) => [
            String(chapter),
            withDisabled(`${chapter}. ${chapterName}`, disabled),
          ])}
          onChange={({ target: { value } }) =>
            first(ofGrade.filter(({ chapter }) => String(chapter) === value))
          }
        />
      </FormField>
    </Grid>
  )
}
