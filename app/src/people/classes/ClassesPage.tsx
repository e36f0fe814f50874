import { Box, Flex, Grid, Heading, Link, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { SchoolClass } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { toAddress } from '../../links/address'
import { counted } from '../../shell/counted'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'
import { centersQuery, classesQuery } from '../peopleQueries'
import { ClassDialog } from './ClassDialog'
import { ClassSetupDialog } from './ClassSetupDialog'
import { MembersDialog } from './MembersDialog'

/** /people/classes: the classes by learning center. */
export function ClassesPage() {
  const classes = useQuery(classesQuery)
  const centers = useQuery(centersQuery)
  const [edited, setEdited] = useState<SchoolClass | 'new' | null>(null)
  const [filled, setFilled] = useState<SchoolClass | null>(null)
  const [begun, setBegun] = useState<SchoolClass | null>(null)
  const hasCenter = (centers.data ?? []).length > 0
  const isPending = classes.isPending || centers.isPending
  return (
    <>
      {hasCenter && !isPending && (
        <Flex mb={5}>
          <Button onClick={() => setEdited('new')}>New class</Button>
        </Flex>
      )}
      {isPending && <LoadingBlock label="Loading the classes" height="16rem" />}
      {classes.isError && <LoadFailure what="The classes" onRetry={() => void classes.refetch()} />}
      {centers.isError && <LoadFailure what="The centers" onRetry={() => void centers.refetch()} />}
      {classes.data?.length === 0 && centers.data && (
        <Sheet>
          <Text py={6} textAlign="center" color="fg.muted">
            {hasCenter
              ? 'There is no class yet. Make the first one, then put students and a teacher into it.'
              : 'A class belongs to a learning center. Make one under Centers first.'}
          </Text>
        </Sheet>
      )}
      <Grid gap={5}>
        {(centers.data ?? []).map(({ centerId, name }) => {
          const own = (classes.data ?? []).filter((one) => one.centerId === centerId)
          return own.length === 0 ? null : (
            <Sheet key={centerId} title={name}>
              <Grid as="ul" listStyleType="none" templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={4}>
                {own.map((one) => (
                  <ClassCard
                    key={one.classId}
                    schoolClass={one}
                    onEdit={() => setEdited(one)}
                    onFill={() => setFilled(one)}
                    onBegin={() => setBegun(one)}
                  />
                ))}
              </Grid>
            </Sheet>
          )
        })}
      </Grid>
      <ClassDialog edited={edited} centers={centers.data ?? []} onClose={() => setEdited(null)} />
      <MembersDialog schoolClass={filled} onClose={() => setFilled(null)} />
      <ClassSetupDialog schoolClass={begun} onClose={() => setBegun(null)} />
    </>
  )
}

interface ClassCardProps {
  schoolClass: SchoolClass
  onEdit(): void
  onFill(): void
  onBegin(): void
}

function ClassCard({ schoolClass, onEdit, onFill, onBegin }: ClassCardProps) {
  const { classId, name, students, teachers, isEnded } = schoolClass
  return (
    <Box as="li" borderWidth="1px" borderRadius="l2" p={4}>
      <Heading as="h3" fontSize="1.0625rem">
        <Link asChild color="brand.fg">
          <RouterLink to={`/classes/${classId}`}>{name}</RouterLink>
        </Link>
        {isEnded && (
          <Text as="span" color="fg.muted" fontWeight="400">
            {' '}
            (ended)
          </Text>
        )}
      </Heading>
      <Text color="fg.muted" mt={1}>
        {teachers.length === 0 ? 'No teacher yet' : teachers.map((teacher) => teacher.name).join(', ')}
      </Text>
      <Flex mt={3} gap={2} wrap="wrap" align="center">
        <Link
          asChild
          minH="target"
          alignItems="center"
          display="inline-flex"
          color="brand.fg"
          flexBasis={{ base: '100%', md: 'auto' }}
          me={2}
        >
          <RouterLink to={toAddress('/people', { classId })}>
            {counted(students, 'student')}
            <span className="ws-visually-hidden"> of {name}</span>
          </RouterLink>
        </Link>
        {!isEnded && (
          <Button size="compact" variant="secondary" aria-label={`People of ${name}`} onClick={onFill}>
            People
          </Button>
        )}
        {!isEnded && students > 0 && (
          <Button size="compact" variant="secondary" aria-label={`Set up ${name}`} onClick={onBegin}>
            Set up
          </Button>
        )}
        <Button size="compact" variant="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
      </Flex>
    </Box>
  )
}
