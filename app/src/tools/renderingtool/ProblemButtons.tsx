import { Box, Flex, Heading, Stack } from '@chakra-ui/react'
import type { Demo, RenderingProblem } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import type { ReactNode } from 'react'

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
  demos: readonly Demo[]
  openId: string | null
  onOpen(id: string): void
}

/** A button for each demo, and for each problem by the pool it comes from (TOOL-01). */
export function ProblemButtons({ problems, demos, openId, onOpen }: ProblemButtonsProps) {
  const pools = [...new Set(problems.map(({ pool }) => pool))]
  const button = (id: string, name: string, title: string) => (
    <Button
      key={id}
      variant={id === openId ? 'primary' : 'secondary'}
      size="compact"
      aria-pressed={id === openId}
      title={title}
      onClick={() => onOpen(id)}
    >
      {name}
    </Button>
  )
  return (
    <Stack gap={4}>
      {demos.length > 0 && (
        <Group id="demos" title="Demos">
          {demos.map(({ demo_id }, i) => button(demo_id, `D ${i + 1}`, demo_id))}
        </Group>
      )}
      {pools.map((pool) => (
        <Group key={pool} id={`pool-${pool}`} title={POOLS[pool]}>
          {problems
            .filter((problem) => problem.pool === pool)
            .map((problem, i) =>
              button(
                problem.problemId,
                nameOf(problem, i + 1),
                `${problem.problemId} (${problem.problem.problem_type})`,
              ),
            )}
        </Group>
      ))}
    </Stack>
  )
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h2" id={id} fontSize="1rem" mb={2}>
        {title}
      </Heading>
      <Flex gap={2} wrap="wrap">
        {children}
      </Flex>
    </Box>
  )
}
