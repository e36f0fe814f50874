import { Box, Flex, Text } from '@chakra-ui/react'
import type { SupportSession as Session } from '@wordstride/api'
import { buttonClass } from '@wordstride/ui'
import { Sheet } from '../shell/Sheet'

/** A Zoom session: when it is open, and how to come in. */
export function SupportSession({ session }: { session: Session }) {
  const { title, description, zoomUrl, meetingId, passcode, hours } = session
  return (
    <Sheet title={title}>
      <Flex direction="column" gap={4}>
        <Text color="fg.muted" lineHeight="1.5">
          {description}
        </Text>
        <Box as="ul" listStyleType="none" fontWeight="600" lineHeight="1.5" aria-label={`Hours: ${title}`}>
          {hours.map((hour) => (
            <li key={hour}>{hour}</li>
          ))}
        </Box>
        <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap={3} rowGap={1}>
          <Text as="dt" color="fg.muted">
            Meeting ID
          </Text>
          <Text as="dd" fontVariantNumeric="tabular-nums">
            {meetingId}
          </Text>
          <Text as="dt" color="fg.muted">
            Passcode
          </Text>
          <Text as="dd">{passcode}</Text>
        </Box>
        <a href={zoomUrl} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'primary' })}>
          Join on Zoom
          <span className="ws-visually-hidden">: {title}</span>
        </a>
      </Flex>
    </Sheet>
  )
}
