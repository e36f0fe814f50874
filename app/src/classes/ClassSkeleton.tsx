import { Box, Flex, Grid, Skeleton } from '@chakra-ui/react'
import { Sheet } from '../shell/Sheet'

const ROWS = Array.from({ length: 8 }, (_, i) => i)

/** The page of a class before its students are there. */
export const ClassSkeleton = () => (
  <Box role="status" aria-busy="true" aria-label="Loading the class">
    <Grid gap={5} templateColumns="minmax(0, 1fr)">
      <Sheet>
        <Skeleton height="1.25rem" width="8rem" mb={3} />
        <Skeleton height="1rem" width="min(28rem, 100%)" />
      </Sheet>
      <Sheet>
        <Skeleton height="1.25rem" width="5rem" mb={4} />
        <Flex gap={3} wrap="wrap" mb={5}>
          <Skeleton height="target" flex="1 1 10rem" />
          <Skeleton height="target" flex="1 1 10rem" />
          <Skeleton height="target" flex="1 1 10rem" />
        </Flex>
        {ROWS.map((row) => (
          <Flex key={row} gap={4} py={3} borderTopWidth="1px">
            <Skeleton height="1rem" width={`${7 + ((row * 3) % 4)}rem`} flex="none" />
            <Skeleton height="1rem" flex={1} />
          </Flex>
        ))}
      </Sheet>
    </Grid>
  </Box>
)
