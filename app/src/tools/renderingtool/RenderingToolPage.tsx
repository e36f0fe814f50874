import { Box, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fromSearch, toSearch } from '../../links/address'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PageHeading } from '../../shell/PageHeading'
import { ItemFigures } from '../items/ItemFigures'
import { OpenProblem } from '../preview/OpenProblem'
import { CascadeSelects } from './CascadeSelects'
import { type Chosen, cascade, choose, LEVELS, type SkillInPhase } from './cascade'
import { OpenDemo } from './OpenDemo'
import { ProblemButtons } from './ProblemButtons'
import { skillOptionsQuery, skillProblemsQuery } from './renderingQueries'

const chosenOf = (search: URLSearchParams): Chosen =>
  Object.fromEntries(
    Object.entries(fromSearch(search)).filter(([name]) => LEVELS.some((level) => level === name)),
  )

/** TOOL-01, TOOL-02: every problem of the content as a student sees it; what is chosen stands in the address. */
export function RenderingToolPage() {
  const [search, setSearch] = useSearchParams()
  const options = useQuery(skillOptionsQuery)
  const chosen = chosenOf(search)
  const { steps, skill } = cascade(options.data ?? [], chosen)
  return (
    <>
      <PageHeading
        title="Rendering tool"
        lead="Look at any problem as a student does, and at what it is made of."
      />
      {options.isPending && <LoadingBlock label="Loading the skills" height="9rem" />}
      {options.isError && (
        <LoadFailure
          what="The list of skills"
          detail={options.error.message}
          onRetry={() => void options.refetch()}
        />
      )}
      {options.data && (
        <Stack gap={8}>
          <Box bg="bg.panel" borderRadius="l3" borderWidth="1px" p={{ base: 4, md: 6 }}>
            <CascadeSelects
              steps={steps}
              onChoose={(level, value) =>
                setSearch(toSearch(choose(chosen, level, value)), { replace: true, preventScrollReset: true })
              }
            />
            {skill && skill.standards.length > 0 && (
              <Text mt={4}>{`Common Core: ${skill.standards.join(', ')}`}</Text>
            )}
          </Box>
          {skill ? (
            <Problems
              skill={skill}
              openId={fromSearch(search).problemId ?? null}
              onOpen={(problemId) =>
                setSearch(toSearch({ ...chosen, problemId }), { replace: true, preventScrollReset: true })
              }
            />
          ) : (
            <Text color="fg.muted">Choose a skill, or a part of a test, to see its problems.</Text>
          )}
        </Stack>
      )}
    </>
  )
}

interface ProblemsProps {
  skill: SkillInPhase
  openId: string | null
  onOpen(problemId: string): void
}

function Problems({ skill, openId, onOpen }: ProblemsProps) {
  const [isTestMode, setTestMode] = useState(false)
  const { programId, phase, sectionType, gradeId, chapterId, skillId } = skill
  const problems = useQuery(
    skillProblemsQuery({ programId, phase, sectionType, gradeId, chapterId, skillId }),
  )
  const open = problems.data?.problem.find((problem) => problem.problemId === openId)
  const demos = problems.data?.demos ?? []
  const demo = demos.find(({ demo_id }) => demo_id === openId)
  return (
    <>
      {problems.isPending && <LoadingBlock label="Loading the problems" height="6rem" />}
      {problems.isError && <LoadFailure what="The problems" onRetry={() => void problems.refetch()} />}
      {problems.data && (
        <ProblemButtons problems={problems.data.problem} demos={demos} openId={openId} onOpen={onOpen} />
      )}
      {demo && <OpenDemo key={demo.demo_id} demo={demo} skill={skill} />}
      {open && (
        <OpenProblem
          key={`${phase} ${open.problemId}`}
          entry={open}
          phase={phase}
          isTestMode={isTestMode}
          onTestMode={setTestMode}
        />
      )}
      {open && <ItemFigures key={open.problemId} problemId={open.problemId} />}
    </>
  )
}
