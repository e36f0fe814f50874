import { useQuery } from '@tanstack/react-query'
import { fullName } from '@wordstride/api'
import { type ComponentProps, useState } from 'react'
import { Choice, FormField } from '../../forms/FormFields'
import { counted } from '../../shell/counted'
import { LoadFailure } from '../../shell/LoadFailure'
import { PersonSearch } from '../PersonSearch'
import { accountsQuery, classesQuery, LARGEST_PAGE } from '../peopleQueries'

interface WhomFieldProps extends Pick<ComponentProps<'select'>, 'name' | 'ref' | 'onBlur' | 'onChange'> {
  /** As `readWhom` reads it. */
  value: string
  error: string | undefined
}

type Option = readonly [value: string, label: string]

const studentsQuery = (search: string) => accountsQuery({ role: 'student', search, pageSize: LARGEST_PAGE })

/** Classes first, then students; where a list cannot hold them all, they are found by name. */
export function WhomField({ value, onChange, error, ...field }: WhomFieldProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Option | null>(null)
  const classes = useQuery(classesQuery)
  const everyone = useQuery(studentsQuery(''))
  const found = useQuery(studentsQuery(search))
  const listed: Option[] = [
    ...(classes.data ?? [])
      .filter(({ isEnded }) => !isEnded)
      .map(({ classId, name }): Option => [`class ${classId}`, name]),
    ...(found.data?.accounts ?? []).map(
      (student): Option => [`student ${student.userId}`, fullName(student)],
    ),
  ]
  // Who was chosen stays so while one looks for others.
  const isListed = chosen === null || listed.some(([one]) => one === chosen[0])
  const options = isListed ? listed : [chosen, ...listed]

  return (
    <>
      {everyone.data && everyone.data.total > LARGEST_PAGE && (
        <PersonSearch
          label="Find a student"
          help={found.data && describeFound(search, found.data)}
          text={search}
          onSearch={setSearch}
        />
      )}
      {classes.isLoadingError || found.isLoadingError ? (
        <LoadFailure
          what="Classes and students"
          onRetry={() => {
            if (classes.isError) void classes.refetch()
            if (found.isError) void found.refetch()
          }}
        />
      ) : (
        <FormField label="For" error={error} isRequired>
          <Choice
            empty="Choose a class or a student"
            options={options}
            value={value}
            onChange={(event) => {
              setChosen(options.find(([one]) => one === event.target.value) ?? null)
              onChange?.(event)
            }}
            {...field}
          />
        </FormField>
      )}
    </>
  )
}

function describeFound(
  search: string,
  { accounts, total }: { accounts: readonly unknown[]; total: number },
): string {
  if (total === 0) return 'No student has such a name.'
  if (accounts.length === total) return `${counted(total, 'student')} with such a name.`
  const more = search === '' ? 'Type a name to find the others.' : 'Type more of the name.'
  return `${accounts.length} of ${total} students are listed. ${more}`
}
