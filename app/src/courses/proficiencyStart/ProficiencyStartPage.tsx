import { Flex, Grid, Heading, Text } from '@chakra-ui/react'
import type { CourseSection } from '@wordstride/core'
import { useCurrentGrades } from '../../accounts/currentGrades'
import { hasSession, useAuth } from '../../api/authStore'
import { gradeName } from '../../links/gradeNames'
import { problemsLink } from '../../links/links'
import { sectionName } from '../../links/sectionNames'
import { LinkButton } from '../../shell/LinkButton'
import { PageHeading } from '../../shell/PageHeading'
import { SignInFirst } from '../../shell/SignInFirst'

const SECTIONS = ['ae.la', 'ae.voc'] as const

/** /proficiencyPage (G-21): opens a proficiency session of the own grade. A public route (C-23). */
export function ProficiencyStartPage() {
  const isSignedIn = useAuth(hasSession)
  return (
    <>
      <PageHeading
        title="Proficiency Session"
        lead="Problems of the skills you have learned. A right answer at the first try lifts the skill."
      />
      {isSignedIn ? (
        <Sections />
      ) : (
        <SignInFirst>Please sign in. Your problems are waiting for you.</SignInFirst>
      )}
    </>
  )
}

function Sections() {
  const grades = useCurrentGrades()
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={6} maxW="52rem">
      {SECTIONS.map((section) => (
        <SectionStart key={section} section={section} grade={grades[section]} />
      ))}
    </Grid>
  )
}

function SectionStart({ section, grade }: { section: CourseSection; grade: number }) {
  const name = sectionName(section)
  return (
    <Flex
      as="section"
      aria-label={name}
      direction="column"
      gap={5}
      bg="bg.panel"
      borderRadius="l3"
      p={{ base: 5, md: 6 }}
      boxShadow="var(--ws-shadow)"
    >
      <div>
        <Heading as="h2" fontSize="1.25rem">
          {name}
        </Heading>
        <Text color="fg.muted">{gradeName(grade)}</Text>
      </div>
      <LinkButton
        to={problemsLink({ sectionType: section, gradeId: grade, phase: 'PROFICIENCY_SESSION' })}
        aria-label={`Start: ${name}`}
      >
        Start
      </LinkButton>
    </Flex>
  )
}
