import { Box, Flex, Heading, Stack } from '@chakra-ui/react'
import type { RenderingProblem } from '@wordstride/api'
import { Button } from '@wordstride/ui'

const POOLS: Record<RenderingProblem['pool'], string> = {
  AE: 'Assisted exercises',
  E: 'Exercises',
  P: 'Proficiency problems',
  A: 'Afficiency problems',
  T: 'Test problems',
}

const nameOf = ({ pool, level }: RenderingProblem, position: number): string =>
  level === null ? `${pool} ${position}` : `${pool} ${position} · level ${level}`

export interface ProblemButtonsProps {
  problems: readonly RenderingProblem[]
  openId: string | null
  onOpen(problemId: string): void
}

/** A button for each problem, by the pool it comes from (TOOL-01). */
export function ProblemButtons({ problems, openId, onOpen }: ProblemButtonsProps) {
  const pools = [...new Set(problems.map(({ pool }) => pool))]
  return (
    <Stack gap={4}>
      {pools.map((pool) => (
        <Box key={pool} as="section" aria-labelledby={`pool-${pool}`}>
          <Heading as="h2" id={`pool-${pool}`} fontSize="1rem" mb={2}>
            {POOLS[pool]}
          </Heading>
          <Flex gap={2} wrap="wrap">
            {problems
              .filter((problem) => problem.pool === pool)
              .map((problem, i) => {
                const isOpen = problem.problemId === openId
                return (
                  <Button
                    key={problem.problemId}
                    variant={isOpen ? 'primary' : 'secondary'}
                    size="compact"
                    aria-pressed={isOpen}
                    title={`${problem.problemId} (${problem.problem.problem_type})`}
                    onClick={() => onOpen(problem.problemId)}
                  >
                    {nameOf(problem, i + 1)}
                  </Button>
                )
              })}
          </Flex>
        </Box>
      ))}
    </Stack>
  )
}
