import { Box, Flex, Skeleton, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReviewOutline } from '@wordstride/api'
import { LinkButton } from '../../shell/LinkButton'
import { LoadFailure } from '../../shell/LoadFailure'
import { PageHeading } from '../../shell/PageHeading'
import { Sheet } from '../../shell/Sheet'
import { reviewOutlineQuery } from '../supportQueries'

/** /reviewOutline (SUP-04). */
export function ReviewOutlinePage() {
  const outlines = useQuery(reviewOutlineQuery)
  return (
    <>
      <PageHeading title="Review outline" lead="What the review sessions are about." />
      {outlines.isPending && (
        <Skeleton height="24rem" borderRadius="l3" aria-busy="true" aria-label="Loading the outlines" />
      )}
      {outlines.isError && <LoadFailure what="The outlines" onRetry={() => void outlines.refetch()} />}
      {outlines.data?.length === 0 && <Text>There are no review sessions at the moment.</Text>}
      <Flex direction="column" gap={6} maxW="52rem">
        {outlines.data?.map((outline) => (
          <Outline key={outline.id} outline={outline} />
        ))}
        <Flex>
          <LinkButton to="/support" variant="secondary">
            Back to the support
          </LinkButton>
        </Flex>
      </Flex>
    </>
  )
}

function Outline({ outline }: { outline: ReviewOutline }) {
  const { id, title, subtitle, instructor, description, concepts, extras } = outline
  return (
    <Sheet title={`${id}. ${title}`}>
      <Text fontWeight="600">{subtitle}</Text>
      <Text color="fg.muted">With {instructor}</Text>
      <Text mt={3} lineHeight="1.5">
        {description}
      </Text>
      <Points title="Concepts" points={concepts} />
      <Points title="Extras" points={extras} />
    </Sheet>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <Box mt={4}>
      <Text as="h3" fontWeight="600">
        {title}
      </Text>
      <Box as="ul" listStyleType="disc" ps={5} mt={1} lineHeight="1.6">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Box>
    </Box>
  )
}
