import { Box, Flex, Text } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { TextField } from '@wordstride/ui'
import { useState } from 'react'
import { shownMoment } from '../../panels/shownDates'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'
import { SkillSwitch } from './SkillSwitch'
import {
  type ChapterPlace,
  chapterSkillsQuery,
  showDisabled,
  toggleChapter,
  toggleSkill,
} from './skillQueries'

/** A chapter of more skills can be searched. */
const MANY = 12

interface ChapterSkillsProps {
  place: ChapterPlace
  title: string
}

/** TOOL-04: a switch for each skill of a chapter and one for all. Give it the chapter as `key`. */
export function ChapterSkills({ place, title }: ChapterSkillsProps) {
  const query = useQuery(chapterSkillsQuery(place))
  const [search, setSearch] = useState('')
  const change = useMutation({
    mutationFn: (toggle: () => Promise<string[]>) => toggle(),
    onSuccess: (disabled) => showDisabled(place, disabled),
  })
  if (query.isPending) return <LoadingBlock label="Loading the skills" height="16rem" />
  if (query.isLoadingError) return <LoadFailure what="The skills" onRetry={() => void query.refetch()} />
  const { skills, disabledSkills, changes } = query.data
  const names = new Map(skills.map(({ skillId, skillName }) => [skillId, skillName]))
  const isOn = (skillId: string) => !disabledSkills.includes(skillId)
  const found = skills.filter(({ skillName, standards }) =>
    [skillName, ...standards].some((text) => text.toLowerCase().includes(search.trim().toLowerCase())),
  )
  /** Words of a list have the same ones. */
  const ofAll = place.sectionType === 'ae.voc' ? (skills[0]?.standards ?? []) : []
  return (
    <>
      <Sheet title={title}>
        <Flex justify="space-between" align="center" gap={4} pb={2} borderBottomWidth="2px">
          <Text fontWeight="600">
            All skills of the chapter
            <Text as="span" color="fg.muted" fontWeight="400">
              {` (${skills.length - disabledSkills.length} of ${skills.length} on)`}
            </Text>
          </Text>
          <SkillSwitch
            label="All skills of the chapter"
            isOn={disabledSkills.length === 0}
            isBusy={change.isPending}
            onToggle={() => change.mutate(() => toggleChapter(place, disabledSkills.length > 0))}
          />
        </Flex>
        {change.isError && (
          <Text role="alert" color="fg.error" mt={3}>
            {change.error.message}
          </Text>
        )}
        {skills.length > MANY && (
          <Box my={3} maxW="24rem">
            <TextField
              label="Find a skill"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </Box>
        )}
        {ofAll.length > 0 && (
          <Text
            mt={3}
            color="fg.muted"
            fontSize="0.875rem"
          >{`Common Core, all words: ${ofAll.join(' · ')}`}</Text>
        )}
        <Box as="ul" listStyleType="none" aria-label="Skills">
          {found.map(({ skillId, skillName, standards }) => (
            <Flex
              as="li"
              key={skillId}
              justify="space-between"
              align="center"
              gap={4}
              py={1}
              borderBottomWidth="1px"
            >
              <Box>
                <Text color={isOn(skillId) ? 'fg' : 'fg.muted'}>{skillName}</Text>
                {place.sectionType === 'ae.la' && standards.length > 0 && (
                  <Text color="fg.muted" fontSize="0.875rem">
                    {standards.join(' · ')}
                  </Text>
                )}
              </Box>
              <SkillSwitch
                label={skillName}
                isOn={isOn(skillId)}
                isBusy={change.isPending}
                onToggle={() => change.mutate(() => toggleSkill(place, skillId, isOn(skillId)))}
              />
            </Flex>
          ))}
        </Box>
        {found.length === 0 && <Text color="fg.muted">No skill of this chapter is called so.</Text>}
      </Sheet>
      <Sheet title="Changes">
        {changes.length === 0 && <Text color="fg.muted">Nobody has switched a skill of this chapter.</Text>}
        <Box as="ol" listStyleType="none">
          {changes.map(({ staffName, isEnabled, skillIds, changedAt }) => (
            <Box as="li" key={`${changedAt} ${isEnabled}`} py={2} borderBottomWidth="1px">
              <Text>
                {`${isEnabled ? 'On' : 'Off'}: ${skillIds.map((id) => names.get(id) ?? id).join(', ')}`}
              </Text>
              <Text color="fg.muted" fontSize="0.875rem">
                {`${staffName} · ${shownMoment(changedAt)}`}
              </Text>
            </Box>
          ))}
        </Box>
      </Sheet>
    </>
  )
}
