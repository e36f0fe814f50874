import { Flex, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { CallInput, SchoolClass } from '@wordstride/api'
import { Button, Dialog } from '@wordstride/ui'
import { useState } from 'react'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { gradeName } from '../../links/gradeNames'
import { Choice, FormField } from '../FormFields'
import { students } from '../names'
import { refreshPeople } from '../peopleQueries'
import { UntouchedList } from '../UntouchedList'

const GRADES = Array.from({ length: 13 }, (_, grade) => [String(grade), gradeName(grade)] as const)
const OWN_GRADE = 'own'

interface ClassSetupDialogProps {
  schoolClass: SchoolClass | null
  onClose(): void
}

/** Gives every student of a class that has none yet a plan and this week's assignment. */
export function ClassSetupDialog({ schoolClass, onClose }: ClassSetupDialogProps) {
  const [grade, setGrade] = useState(OWN_GRADE)
  const setUp = useMutation({
    mutationFn: async (params: CallInput<'setUpClass'>) => unwrap(await apiClient.call('setUpClass', params)),
    onSuccess: refreshPeople,
  })

  function close(): void {
    setUp.reset()
    setGrade(OWN_GRADE)
    onClose()
  }

  function begin(): void {
    if (schoolClass === null) return
    const startGrade = grade === OWN_GRADE ? null : Number(grade)
    setUp.mutate({ classId: schoolClass.classId, startGrade })
  }

  return (
    <Dialog
      title={schoolClass ? `Set up ${schoolClass.name}` : ''}
      isOpen={schoolClass !== null}
      onClose={close}
      actions={
        setUp.isSuccess ? (
          <Button onClick={close}>Done</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button isLoading={setUp.isPending} onClick={begin}>
              Set up the class
            </Button>
          </>
        )
      }
    >
      {setUp.isSuccess ? (
        <Flex direction="column" gap={3} role="status">
          <Text>
            {students(setUp.data.setUp)} set up, each with an assignment for this week.
            {setUp.data.alreadySetUp > 0 && ` ${students(setUp.data.alreadySetUp)} had a plan and kept it.`}
          </Text>
          <UntouchedList untouched={setUp.data.untouched} />
        </Flex>
      ) : (
        <Flex direction="column" gap={4}>
          <Text>
            Every student without a plan gets one at once: 120 minutes of Language Arts and 60 of Vocabulary a
            week, and an assignment for this week. Who is to be placed by a test sets the account up alone
            instead; who has a plan keeps it.
          </Text>
          <FormField label="Where they begin">
            <Choice
              value={grade}
              options={[[OWN_GRADE, 'Each at the own school grade'], ...GRADES]}
              onChange={({ target }) => setGrade(target.value)}
            />
          </FormField>
          {setUp.isError && (
            <Text role="alert" color="fg.error">
              {setUp.error.message}
            </Text>
          )}
        </Flex>
      )}
    </Dialog>
  )
}
