import { Box, Text } from '@chakra-ui/react'
import { APP_VERSION } from '@wordstride/learning'
import { Wordmark } from '../accounts/login/Wordmark'
import { PageHeading } from '../shell/PageHeading'

/** Name and version of the product (SUP-06). */
export function AboutPage() {
  return (
    <>
      <PageHeading title="About" />
      <Box bg="bg.panel" borderRadius="l3" p={{ base: 5, md: 8 }} boxShadow="var(--ws-shadow)" maxW="36rem">
        <Wordmark />
        <Text mt={4} color="fg.muted">
          English for kindergarten to grade 12: words, grammar and reading, one step at a time.
        </Text>
        <Text mt={2} fontWeight="600">
          Version {APP_VERSION}
        </Text>
      </Box>
    </>
  )
}
