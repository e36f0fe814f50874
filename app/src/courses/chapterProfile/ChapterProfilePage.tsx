import { Box, Flex, Skeleton, Tabs, Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { useCurrentGrades } from '../../accounts/currentGrades'
import { gradeName } from '../../links/gradeNames'
import { LoadFailure } from '../../shell/LoadFailure'
import { PageHeading } from '../../shell/PageHeading'
import { isGradeDisabled } from '../grades/isGradeDisabled'
import { useGradeProfile } from '../grades/useGradeProfile'
import { ViewSwitch } from '../grades/ViewSwitch'
import { readGrade } from '../homeProfile/profileQuery'
import { GradeChapters } from './GradeChapters'
import { GradeTabList } from './GradeTabList'

/** COURSE-05: a tab per grade with the chapters of both sections. */
export function ChapterProfilePage() {
  const profile = useGradeProfile()
  const currentGrade = useCurrentGrades()['ae.la']
  const [search, setSearch] = useSearchParams()
  const grades = (profile.data ?? []).map(({ gradeId, cards }) => ({
    grade: gradeId,
    isDisabled: cards.every((card) => isGradeDisabled(card, import.meta.env.VITE_APP_ENV)),
  }))
  const asked = readGrade(search) ?? currentGrade
  const open = grades.find(({ grade, isDisabled }) => grade === asked && !isDisabled) ?? grades[0]
  return (
    <>
      <Flex justify="space-between" align="flex-start" columnGap={6} wrap="wrap">
        <PageHeading
          title="Chapters"
          lead={open ? `${gradeName(open.grade)} · every chapter, and where you stand in it.` : ' '}
        />
        <Box mb={{ base: 5, md: 8 }}>
          <ViewSwitch />
        </Box>
      </Flex>
      {profile.isPending && (
        <Skeleton
          height={{ base: '92px', md: '44px' }}
          borderRadius="l3"
          aria-busy="true"
          aria-label="Loading grades"
        />
      )}
      {profile.isError && <LoadFailure what="Your grades" onRetry={() => void profile.refetch()} />}
      {profile.data && !open && <Text>There are no courses yet. Please ask your teacher.</Text>}
      {open && (
        <Tabs.Root
          value={String(open.grade)}
          onValueChange={({ value }) => setSearch({ grade_id: value }, { replace: true })}
          activationMode="manual"
          variant="plain"
          lazyMount
          unmountOnExit
        >
          <GradeTabList grades={grades} />
          {grades.map(({ grade }) => (
            <Tabs.Content key={grade} value={String(grade)} px={0} pt={6}>
              <GradeChapters grade={grade} />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      )}
    </>
  )
}
