import type { User } from '@wordstride/api'
import { WithChakra } from '../shell/ChakraPages'
import { CenterHome } from './center/CenterHome'
import { TeacherHome } from './teacher/TeacherHome'

interface StaffHomeProps {
  user: User
  kind: 'teacher' | 'center'
}

export const StaffHome = ({ user, kind }: StaffHomeProps) => (
  <WithChakra>
    {kind === 'teacher' ? <TeacherHome userId={user.userId} /> : <CenterHome user={user} />}
  </WithChakra>
)
