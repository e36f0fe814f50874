import { Box, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { AfficientStar } from '@wordstride/api'
import { sectionName } from '../links/sectionNames'
import { starsQuery } from './homeQueries'
import { Panel } from './Panel'

const isNew = (stars: readonly AfficientStar[]): boolean =>
  stars.every(({ currentStar }) => currentStar === 0)

/** HOME-10: grade point stars of each section (SR-24). */
export function StarsPanel({ userId }: { userId: string }) {
  return (
    <Panel title="Grade point stars" query={useQuery(starsQuery(userId))} height="5rem">
      {(stars) => (
        <>
          {stars.map((section) => (
            <StarRow key={section.sectionType} section={section} />
          ))}
          {isNew(stars) && (
            <Text mt={3} color="fg.muted" fontSize="0.875rem" lineHeight="1.45">
              A score of 60 lights the first star, your goal the last one.
            </Text>
          )}
        </>
      )}
    </Panel>
  )
}

function StarRow({ section }: { section: AfficientStar }) {
  const { sectionType, totalStar, currentStar } = section
  const name = sectionName(sectionType)
  return (
    <Flex justify="space-between" align="center" gap={3} py={1}>
      <Text>{name}</Text>
      <Flex role="img" aria-label={`${name}: ${currentStar} of ${totalStar} stars`} gap="2px">
        {Array.from({ length: totalStar }, (_, star) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a star has nothing but its place
          <Star key={star} isLit={star < currentStar} />
        ))}
      </Flex>
    </Flex>
  )
}

const Star = ({ isLit }: { isLit: boolean }) => (
  <Box
    asChild
    w="24px"
    h="24px"
    fill={isLit ? 'var(--ws-sun)' : 'var(--ws-sunken)'}
    stroke={isLit ? 'var(--ws-hint)' : 'var(--ws-line-strong)'}
    strokeWidth="1.3"
    strokeLinejoin="round"
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z" />
    </svg>
  </Box>
)
