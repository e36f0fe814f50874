import { Box, Flex } from '@chakra-ui/react'
import type { CourseSection } from '@wordstride/core'
import { afficiencyLink, problemsLink } from '../../links/links'
import { LinkButton } from '../../shell/LinkButton'
import { AfficiencyLink } from '../grades/AfficiencyLink'

interface SessionButtonsProps {
  section: CourseSection
  grade: number
  isAllProficient: boolean
}

const PILL = { variant: 'secondary', isPill: true } as const

/** COURSE-08: P and A above the chapters. */
export function SessionButtons({ section, grade, isAllProficient }: SessionButtonsProps) {
  return (
    <Flex as="section" aria-label="Sessions" gap={3} wrap="wrap">
      <LinkButton
        {...PILL}
        to={problemsLink({ sectionType: section, gradeId: grade, phase: 'PROFICIENCY_SESSION' })}
      >
        <Letter letter="P" isOpen /> Proficiency
      </LinkButton>
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
      my="-0.3em"
      ms="-0.8em"
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
