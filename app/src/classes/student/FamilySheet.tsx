import { Text } from '@chakra-ui/react'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { Sheet } from '../../shell/Sheet'
import { refreshStudent } from '../classQueries'
import { DigestSwitch } from '../DigestSwitch'

interface FamilySheetProps {
  userId: string
  /** Null without an address of the family. */
  isWished: boolean | null
}

/** The weekly mail to the family, once it has asked for it. */
export const FamilySheet = ({ userId, isWished }: FamilySheetProps) => (
  <Sheet title="Family">
    {isWished === null ? (
      <Text color="fg.muted">
        The account has no e-mail address of the family. An administrator can add it under People.
      </Text>
    ) : (
      <>
        <DigestSwitch
          label="The family has asked for a mail every Monday"
          isWished={isWished}
          save={async (wish) => {
            unwrap(await apiClient.call('saveFamilyDigest', { userId, isWished: wish }))
            await refreshStudent(userId)
          }}
        />
        <Text color="fg.muted" fontSize="0.875rem" mt={1}>
          Every mail has a link that ends it.
        </Text>
      </>
    )}
  </Sheet>
)
