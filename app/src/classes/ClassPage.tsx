import { Box, Checkbox, Flex, Grid, Text } from '@chakra-ui/react'
import { COURSE_SECTIONS, type CourseSection } from '@wordstride/core'
import { gradeName, sectionName } from '@wordstride/learning'
import { Button } from '@wordstride/ui'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { Choice, FormField, TextInput } from '../forms/FormFields'
import { toAddress } from '../links/address'
import { LinkButton } from '../shell/LinkButton'
import { LoadFailure } from '../shell/LoadFailure'
import { PageHeading } from '../shell/PageHeading'
import { Sheet } from '../shell/Sheet'
import { ClassSkeleton } from './ClassSkeleton'
import type { ClassWork } from './classQueries'
import { GiveWorkDialog } from './GiveWorkDialog'
import { LevelTable } from './grid/LevelTable'
import { NeedsHelp } from './NeedsHelp'
import { type ChosenPlace, useChosenWork } from './useChosenWork'

/** /classes/:classId: the class at work. Section and grade stand in the address. */
export function ClassPage() {
  const { classId = '' } = useParams()
  return <OpenClass key={classId} classId={classId} />
}

function OpenClass({ classId }: { classId: string }) {
  const { query, data, ...choice } = useChosenWork(classId)
  const { hasNextPage, isError, fetchNextPage } = query
  return (
    <>
      <PageHeading
        title={data?.name ?? 'Class'}
        lead={data?.centerName}
        aside={
          <Flex gap={3} wrap="wrap">
            <LinkButton to={toAddress('/people/cards', { classId })} variant="secondary" size="compact">
              Login cards
            </LinkButton>
            <LinkButton to="/classes" variant="secondary" size="compact">
              All classes
            </LinkButton>
          </Flex>
        }
      />
      {query.isPending && <ClassSkeleton />}
      {isError && !data && (
        <LoadFailure what="The class" detail={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {data && data.students.length === 0 && (
        <Sheet>
          <Text py={6} textAlign="center" color="fg.muted">
            Nobody is in this class yet. Administrators put students into it under People, Classes.
          </Text>
        </Sheet>
      )}
      {data && data.students.length > 0 && (
        <Grid gap={5} templateColumns="minmax(0, 1fr)">
          <NeedsHelp students={data.students} />
          {isError && hasNextPage && (
            <LoadFailure what="The rest of the class" onRetry={() => void fetchNextPage()} />
          )}
          <Workspace data={data} {...choice} />
        </Grid>
      )}
    </>
  )
}

interface WorkspaceProps {
  data: ClassWork
  isLive: boolean
  coming: ChosenPlace | null
  isMissed: boolean
  choose(place: ChosenPlace): void
}

function describeReading({ data: { students, hasMore }, coming, isLive }: WorkspaceProps): string {
  if (coming) return 'Loading…'
  if (hasMore) return `${students.length} students so far…`
  return isLive ? 'Follows the class as it works' : 'Read again every 20 seconds'
}

function Workspace(props: WorkspaceProps) {
  const { data, coming, isMissed, choose } = props
  const { sectionType, grade, grades, skills, students } = data
  const chosenSection = coming?.sectionType ?? sectionType
  const [name, setName] = useState('')
  const [onlyNeeds, setOnlyNeeds] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isGiving, setGiving] = useState(false)
  const shown = useMemo(() => {
    const wanted = name.trim().toLowerCase()
    return students.filter(
      (student) => student.name.toLowerCase().includes(wanted) && (!onlyNeeds || student.needs.length > 0),
    )
  }, [students, name, onlyNeeds])
  const picked = students.filter(({ userId }) => chosen.has(userId))
  return (
    <Sheet
      title="Levels"
      aside={
        <Text color="fg.muted" role="status">
          {describeReading(props)}
        </Text>
      }
    >
      <Grid
        templateColumns={{ base: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' }}
        gap={3}
        mb={3}
        alignItems="end"
      >
        <FormField label="Section">
          <Choice
            value={chosenSection}
            options={COURSE_SECTIONS.map((section) => [section, sectionName(section)])}
            onChange={({ target }) => choose({ sectionType: target.value as CourseSection, grade: null })}
          />
        </FormField>
        <FormField label="Grade">
          <Choice
            value={String(coming?.grade ?? grade)}
            options={grades.map((one) => [
              String(one.grade),
              one.students === 0 ? gradeName(one.grade) : `${gradeName(one.grade)} (${one.students} here)`,
            ])}
            onChange={({ target }) => choose({ sectionType: chosenSection, grade: Number(target.value) })}
          />
        </FormField>
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <FormField label="Find a student">
            <TextInput value={name} onChange={({ target }) => setName(target.value)} />
          </FormField>
        </Box>
      </Grid>
      {isMissed && (
        <Text role="alert" color="fg.error" mb={3}>
          That could not be loaded. Please choose it again.
        </Text>
      )}
      <Flex gap={4} wrap="wrap" align="center" mb={3}>
        <Checkbox.Root
          checked={onlyNeeds}
          onCheckedChange={({ checked }) => setOnlyNeeds(checked === true)}
          minH="target"
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control boxSize="22px" />
          <Checkbox.Label>Only who needs help</Checkbox.Label>
        </Checkbox.Root>
        <Button size="compact" disabled={picked.length === 0} onClick={() => setGiving(true)}>
          {picked.length === 0 ? 'Give work' : `Give work to ${picked.length}`}
        </Button>
        <Text color="fg.muted" fontSize="0.9375rem">
          {picked.length === 0 && 'Choose students in the table to give them work.'}
        </Text>
      </Flex>
      <LevelTable
        key={`${sectionType} ${grade}`}
        label={`${sectionName(sectionType)}, ${gradeName(grade)}`}
        section={sectionType}
        skills={skills}
        students={shown}
        chosen={chosen}
        onChoose={setChosen}
      />
      {isGiving && (
        <GiveWorkDialog
          students={picked}
          place={{ sectionType, grade }}
          skills={skills}
          onClose={() => setGiving(false)}
        />
      )}
    </Sheet>
  )
}
