import { Box, Button, Flex } from '@chakra-ui/react'
import type { CourseSection } from '@wordstride/core'
import { Link as RouterLink } from 'react-router-dom'
import { AfficiencyLink } from '../courses/AfficiencyLink'
import { afficiencyLink, problemsLink } from '../routes/links'

interface SessionButtonsProps {
  section: CourseSection
  grade: number
  isAllProficient: boolean
}

const PILL = {
  borderRadius: 'full',
  minH: '48px',
  ps: 1.5,
  pe: 5,
  variant: 'outline',
  bg: 'bg.panel',
} as const

/** COURSE-08: P and A above the chapters. */
export function SessionButtons({ section, grade, isAllProficient }: SessionButtonsProps) {
  return (
    <Flex as="section" aria-label="Sessions" gap={3} wrap="wrap">
      <Button {...PILL} asChild>
        <RouterLink
          to={problemsLink({ section_type: section, grade_id: grade, phase: 'PROFICIENCY_SESSION' })}
        >
          <Letter letter="P" isOpen /> Proficiency
        </RouterLink>
      </Button>
      <AfficiencyLink {...PILL} to={afficiencyLink(section, grade)} isOpen={isAllProficient}>
        <Letter letter="A" isOpen={isAllProficient} /> Afficiency
      </AfficiencyLink>
    </Flex>
  )
}

function Letter({ letter, isOpen }: { letter: string; isOpen: boolean }) {
  return (
    <Box
      as="span"
      display="grid"
      placeItems="center"
      boxSize="36px"
      borderRadius="full"
      fontSize="1.125rem"
      fontWeight="700"
      bg={isOpen ? 'brand.solid' : 'border'}
      color={isOpen ? 'brand.contrast' : 'fg.muted'}
    >
      {letter}
    </Box>
  )
}
