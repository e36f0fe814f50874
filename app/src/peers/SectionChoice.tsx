import type { CourseSection } from '@wordstride/core'
import { ChoiceField } from '@wordstride/ui'
import { sectionName } from '../links/sectionNames'

const SECTIONS: readonly CourseSection[] = ['ae.la', 'ae.voc']

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
    {SECTIONS.map((section) => (
      <option key={section} value={section}>
        {sectionName(section)}
      </option>
    ))}
  </ChoiceField>
)
