import { Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { RosterPreview } from '@wordstride/api'
import { takeFocus } from '@wordstride/ui'
import { toAddress } from '../../links/address'
import { counted } from '../../shell/counted'
import { LinkButton } from '../../shell/LinkButton'
import { Sheet } from '../../shell/Sheet'
import { classesQuery } from '../peopleQueries'

interface DoneSheetProps {
  centerId: number
  counts: RosterPreview['counts']
  /** What was shown before it was done. */
  preview: RosterPreview | undefined
}

/** What an import has done, and the cards of the classes that got somebody. */
export function DoneSheet({ centerId, counts: { added, changed, ended }, preview }: DoneSheetProps) {
  const classes = useQuery(classesQuery).data ?? []
  const rows = preview?.rows.filter(({ action }) => action === 'added') ?? []
  const names = new Set([...(preview?.newClasses ?? []), ...rows.flatMap(({ classNames }) => classNames)])
  const joined = classes.filter(
    (one) => one.centerId === centerId && !one.isEnded && one.students > 0 && names.has(one.name),
  )
  return (
    <Sheet title="3. Done">
      <Text ref={takeFocus} tabIndex={-1} fontSize="1.0625rem">
        {counted(added, 'person', 'people')} added, {changed.toLocaleString('en')} changed,{' '}
        {ended.toLocaleString('en')} ended.
      </Text>
      <Text color="fg.muted" mt={1} mb={5}>
        Accounts without a password open with a login card.
      </Text>
      <Flex gap={3} wrap="wrap">
        {joined.map(({ classId, name }) => (
          <LinkButton key={classId} to={toAddress('/people/cards', { classId })}>
            Print login cards of {name}
          </LinkButton>
        ))}
        {joined.length === 0 && <LinkButton to="/people/cards">Print login cards</LinkButton>}
        <LinkButton to="/people" variant="secondary">
          To the people
        </LinkButton>
      </Flex>
    </Sheet>
  )
}
