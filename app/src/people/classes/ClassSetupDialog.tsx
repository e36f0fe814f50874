import { Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { CallInput, SchoolClass } from '@wordstride/api'
import { useState } from 'react'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { DoOnceDialog } from '../../forms/DoOnceDialog'
import { Choice, FormField, SCHOOL_GRADES } from '../../forms/FormFields'
import { lookAgain } from '../../forms/lookAgain'
import { counted } from '../../shell/counted'
import { refreshPeople } from '../peopleQueries'
import { UntouchedList } from '../UntouchedList'

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
    ...lookAgain(refreshPeople),
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
    <DoOnceDialog
      title={schoolClass ? `Set up ${schoolClass.name}` : ''}
      isOpen={schoolClass !== null}
      label="Set up the class"
      deed={setUp}
      onConfirm={begin}
      onClose={close}
      result={(done) => (
        <>
          <Text>
            {counted(done.setUp, 'student')} set up, each with an assignment for this week.
            {done.alreadySetUp > 0 && ` ${counted(done.alreadySetUp, 'student')} had a plan and kept it.`}
          </Text>
          <UntouchedList untouched={done.untouched} />
        </>
      )}
    >
      <Text>
        Every student without a plan gets one at once: 120 minutes of Language Arts and 60 of Vocabulary a
        week, and an assignment for this week. Who is to be placed by a test sets the account up alone
        instead; who has a plan keeps it.
      </Text>
      <FormField label="Where they begin">
        <Choice
          value={grade}
          options={[[OWN_GRADE, 'Each at the own school grade'], ...SCHOOL_GRADES]}
          onChange={({ target }) => setGrade(target.value)}
        />
      </FormField>
    </DoOnceDialog>
  )
}
