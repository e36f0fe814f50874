import { COURSE_SECTIONS, type CourseSection } from '@wordstride/core'
import { sectionName } from '@wordstride/learning'
import { ChoiceField } from '@wordstride/ui'

interface SectionChoiceProps {
  value: CourseSection
  onChange(section: CourseSection): void
}

export const SectionChoice = ({ value, onChange }: SectionChoiceProps) => (
  <ChoiceField
    label="Section"
    value={value}
    onChange={({ target }) => onChange(target.value as CourseSection)}
  >
    {COURSE_SECTIONS.map((section) => (
      <option key={section} value={section}>
        {sectionName(section)}
      </option>
    ))}
  </ChoiceField>
)
