import { Box, Heading, Text } from '@chakra-ui/react'
import { DIAGNOSTIC_STAGE } from '@wordstride/learning'
import { Button } from '@wordstride/ui'
import { VideoPanel } from '../videos/VideoPanel'

const LANGUAGE_MINUTES = DIAGNOSTIC_STAGE['ae.ls'].minutes + DIAGNOSTIC_STAGE['ae.rc'].minutes

interface AboutTestTabProps {
  isNextDisabled: boolean
  /** Null where it leads nowhere. */
  onNext: (() => void) | null
}

/** What awaits the student (SETUP-03). */
export function AboutTestTab({ isNextDisabled, onNext }: AboutTestTabProps) {
  return (
    <>
      <Heading as="h2" fontSize="1.375rem" mb={3}>
        About Test
      </Heading>
      <Text fontSize="1.0625rem" maxW="44rem">
        Each grade gives you {DIAGNOSTIC_STAGE['ae.voc'].minutes} minutes for Vocabulary and up to{' '}
        {LANGUAGE_MINUTES} minutes for Language Arts. You are assessed on accuracy and speed.
      </Text>
      <Text mt={3} mb={6} color="fg.muted" maxW="44rem">
        Find a quiet place, and answer without help: only then do your lessons begin where they should.
      </Text>
      <VideoPanel name="aboutTest" label="Video: about the test" />
      {onNext && (
        <Box mt={6}>
          <Button disabled={isNextDisabled} onClick={onNext}>
            NEXT
          </Button>
        </Box>
      )}
    </>
  )
}
