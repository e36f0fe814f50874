import { Text } from '@chakra-ui/react'
import { APP_VERSION } from '@wordstride/core'
import { PageHeading } from '../shell/PageHeading'

/** SUP-06. */
export function AboutPage() {
  return (
    <>
      <PageHeading title="About" />
      <Text fontSize="1.25rem" fontWeight="600">
        Wordstride
      </Text>
      <Text color="fg.muted">Version {APP_VERSION}</Text>
    </>
  )
}
