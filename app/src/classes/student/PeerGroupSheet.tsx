import { Box, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { CourseSection } from '@wordstride/core'
import { gradeName, sectionName } from '@wordstride/learning'
import { useState } from 'react'
import { SectionChoice } from '../../forms/SectionChoice'
import { PlacesTable } from '../../peers/PlacesTable'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'
import { peerGroupQuery, peerPlacesQuery } from '../classQueries'

/** Where a student stands among peers: of the group those whom the reader looks after (SR-04, SR-28). */
export function PeerGroupSheet({ userId }: { userId: string }) {
  const group = useQuery(peerGroupQuery(userId))
  return (
    <Sheet title="Peer group">
      {group.isPending && <LoadingBlock label="Loading the peer group" height="4rem" />}
      {group.isError && <LoadFailure what="The peer group" onRetry={() => void group.refetch()} />}
      {group.data &&
        (group.data.groupId !== null ? (
          <Places userId={userId} groupId={group.data.groupId} />
        ) : (
          <Text color="fg.muted">
            {group.data.isValidGroup
              ? 'The student is in no peer group. Joining is up to the student, on the home page.'
              : 'There is no peer group for this student: the license or a class has none.'}
          </Text>
        ))}
    </Sheet>
  )
}

function Places({ userId, groupId }: { userId: string; groupId: string }) {
  const [section, setSection] = useState<CourseSection>('ae.la')
  const places = useQuery(peerPlacesQuery(userId, groupId, section))
  return (
    <>
      <Box mb={3}>
        <SectionChoice value={section} onChange={setSection} />
      </Box>
      {places.isPending && <LoadingBlock label="Loading the ranking" height="8rem" />}
      {places.isError && <LoadFailure what="The ranking" onRetry={() => void places.refetch()} />}
      {places.data && (
        <PlacesTable
          label={`Ranking in ${sectionName(section)}`}
          lastColumn="News"
          mark="this student"
          rows={places.data.map((row) => ({
            place: row.seq,
            name: row.displayName,
            isMarked: row.userId === userId,
            note: row.gradeId === null ? null : gradeName(row.gradeId),
            last: row.achievementMsg,
          }))}
        />
      )}
      <Text color="fg.muted" fontSize="0.875rem" mt={2}>
        Of the group you see the students you look after.
      </Text>
    </>
  )
}
