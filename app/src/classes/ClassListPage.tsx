import { Box, Grid, Link, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router-dom'
import { counted } from '../shell/counted'
import { LoadFailure } from '../shell/LoadFailure'
import { LoadingBlock } from '../shell/LoadingBlock'
import { PageHeading } from '../shell/PageHeading'
import { Sheet } from '../shell/Sheet'
import { ownClassesQuery } from './classQueries'
import { OwnDigest } from './OwnDigest'

/** /classes: the classes that one teaches, or those of the own centers. */
export function ClassListPage() {
  const query = useQuery(ownClassesQuery)
  const classes = query.data?.filter(({ isEnded }) => !isEnded)
  return (
    <>
      <PageHeading title="Classes" lead="What each student can do, who is at work, and who needs you." />
      {query.isPending && <LoadingBlock label="Loading the classes" height="12rem" />}
      {query.isError && <LoadFailure what="The classes" onRetry={() => void query.refetch()} />}
      {classes?.length === 0 && (
        <Sheet>
          <Text py={6} textAlign="center" color="fg.muted">
            You have no class yet. Ask the administrator of your learning center to make you the teacher of
            one.
          </Text>
        </Sheet>
      )}
      {classes && (
        <Grid
          as="ul"
          listStyleType="none"
          gap={4}
          templateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            xl: 'repeat(3, minmax(0, 1fr))',
          }}
        >
          {classes.map(({ classId, name, students, teachers }) => (
            <Box as="li" key={classId} display="grid">
              <Sheet>
                <Link
                  asChild
                  color="brand.fg"
                  fontWeight="700"
                  fontSize="1.125rem"
                  minH="target"
                  display="inline-flex"
                  alignItems="center"
                >
                  <RouterLink to={`/classes/${classId}`}>{name}</RouterLink>
                </Link>
                <Text color="fg.muted">
                  {[counted(students, 'student'), ...teachers.map((one) => one.name)].join(' · ')}
                </Text>
              </Sheet>
            </Box>
          ))}
        </Grid>
      )}
      {classes && classes.length > 0 && <OwnDigest />}
    </>
  )
}
