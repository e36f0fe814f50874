import { Box, Heading, Text } from '@chakra-ui/react'
import { LinkButton } from '../../shell/LinkButton'
import { VideoPanel } from '../videos/VideoPanel'

/** The last tab leads home (SETUP-11). */
export function ProductVideoTab() {
  return (
    <>
      <Heading as="h2" fontSize="1.375rem" mb={3}>
        Product Video
      </Heading>
      <Text mb={6} color="fg.muted">
        How a week with Wordstride goes.
      </Text>
      <VideoPanel name="product" label="Video: a week with Wordstride" />
      <Box mt={6}>
        <LinkButton to="/home">Home</LinkButton>
      </Box>
    </>
  )
}
