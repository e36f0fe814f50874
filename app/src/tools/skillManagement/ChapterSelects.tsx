import { Field, Grid, NativeSelect } from '@chakra-ui/react'
import type { ManagedChapter } from '@wordstride/api'
import { gradeName } from '../../links/gradeNames'
import { sectionName } from '../../links/sectionNames'
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
      <Choice
        label="Section"
        value={place.sectionType}
        options={sections.map((section) => [section, sectionName(section)])}
        onChange={(value) => {
          const there = chapters.filter(({ sectionType }) => sectionType === value)
          const sameGrade = there.filter(({ grade }) => grade === place.grade)
          first(sameGrade.length > 0 ? sameGrade : there)
        }}
      />
      <Choice
        label="Grade"
        value={String(place.grade)}
        options={grades.map((grade) => [
          String(grade),
          withDisabled(gradeName(grade), countIn(ofSection.filter((one) => one.grade === grade))),
        ])}
        onChange={(value) => first(ofSection.filter(({ grade }) => String(grade) === value))}
      />
      <Choice
        label="Chapter"
        value={String(place.chapter)}
        options={ofGrade.map(({ chapter, chapterName, disabled }) => [
          String(chapter),
          withDisabled(`${chapter}. ${chapterName}`, disabled),
        ])}
        onChange={(value) => first(ofGrade.filter(({ chapter }) => String(chapter) === value))}
      />
    </Grid>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onChange(value: string): void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <Field.Root gap={1}>
    <Field.Label>{label}</Field.Label>
    <NativeSelect.Root>
      <NativeSelect.Field
        minH="target"
        bg="bg.panel"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field.Root>
)
