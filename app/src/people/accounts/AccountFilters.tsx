import { Box, Flex, Grid } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type AccountStatus, LEARNERS, ROLES, type Role } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useId, useState } from 'react'
import { Choice, FormField, SCHOOL_GRADES } from '../../forms/FormFields'
import { focusContent } from '../../shell/focusContent'
import { ROLE_NAMES, STATUS_NAMES } from '../names'
import { PersonSearch } from '../PersonSearch'
import { centersQuery, classesQuery } from '../peopleQueries'
import { type AccountSearch, countFilters, isFiltered } from './accountSearch'

const NO_FILTERS = {
  search: '',
  role: null,
  centerId: null,
  classId: null,
  state: null,
  schoolGrade: null,
} satisfies Partial<AccountSearch>

interface AccountFiltersProps {
  search: AccountSearch
  /** Teachers see students alone. */
  hasRoles: boolean
  onChange(change: Partial<AccountSearch>): void
}

export function AccountFilters({ search, hasRoles, onChange }: AccountFiltersProps) {
  const centers = useQuery(centersQuery).data ?? []
  const classes = (useQuery(classesQuery).data ?? []).filter(
    ({ classId, centerId, isEnded }) =>
      search.classId === classId || (!isEnded && (!search.centerId || search.centerId === centerId)),
  )
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const count = countFilters(search)
  const roles = hasRoles ? ROLES : LEARNERS
  return (
    <Grid
      as="search"
      aria-label="Accounts"
      templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: '2fr repeat(5, 1fr)' }}
      gap={3}
      alignItems="end"
    >
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <PersonSearch
          label="Search"
          text={search.search ?? ''}
          onSearch={(text) => onChange({ search: text })}
        />
      </Box>
      {/* On a phone the list begins on the first screen. */}
      <Box hideFrom="md" gridColumn="1 / -1">
        <Button
          variant="secondary"
          size="compact"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {count === 0 ? 'Filters' : `Filters (${count})`}
        </Button>
      </Box>
      <Box id={id} display={{ base: isOpen ? 'contents' : 'none', md: 'contents' }}>
        <FormField label="Role">
          <Choice
            empty="all"
            value={search.role ?? ''}
            options={roles.map((role) => [role, ROLE_NAMES[role]])}
            onChange={({ target }) => onChange({ role: (target.value || null) as Role | null })}
          />
        </FormField>
        <FormField label="Center">
          <Choice
            empty="all"
            value={search.centerId ?? ''}
            options={centers.map(({ centerId, name }) => [String(centerId), name])}
            onChange={({ target }) => onChange({ centerId: Number(target.value) || null, classId: null })}
          />
        </FormField>
        <FormField label="Class">
          <Choice
            empty="all"
            value={search.classId ?? ''}
            options={classes.map(({ classId, name }) => [classId, name])}
            onChange={({ target }) => onChange({ classId: target.value || null })}
          />
        </FormField>
        <FormField label="State">
          <Choice
            empty="all"
            value={search.state ?? ''}
            options={Object.entries(STATUS_NAMES)}
            onChange={({ target }) => onChange({ state: (target.value || null) as AccountStatus | null })}
          />
        </FormField>
        <FormField label="Grade">
          <Choice
            empty="all"
            value={search.schoolGrade ?? ''}
            options={SCHOOL_GRADES}
            onChange={({ target }) =>
              onChange({ schoolGrade: target.value === '' ? null : Number(target.value) })
            }
          />
        </FormField>
      </Box>
      {isFiltered(search) && (
        <Flex gridColumn="1 / -1">
          <Button
            variant="quiet"
            size="compact"
            className="ws-line-start"
            onClick={() => {
              onChange(NO_FILTERS)
              // This button goes.
              focusContent()
            }}
          >
            Clear the filters
          </Button>
        </Flex>
      )}
    </Grid>
  )
}
