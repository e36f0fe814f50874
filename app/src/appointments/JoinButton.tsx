import { useMutation } from '@tanstack/react-query'
import type { AppointmentInfo } from '@wordstride/api'
import { Button, Dialog, StatusLine } from '@wordstride/ui'
import { useState } from 'react'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { showTime } from './clockTime'
import { openMeeting } from './openMeeting'

/** APT-02, APT-03: the server says whether the meeting is open. */
export function JoinButton({ userId, info }: { userId: string; info: AppointmentInfo }) {
  const [isTooEarly, setTooEarly] = useState(false)
  const join = useMutation({
    mutationFn: async () =>
      unwrap(await apiClient.call('joinClass', { userId, appointmentInfo: info })).zoomLink,
    onSuccess(link) {
      if (link === null || !openMeeting(link)) setTooEarly(true)
    },
  })
  return (
    <div>
      <Button
        size="compact"
        variant="secondary"
        aria-label={`Join meeting: ${info.category}, ${showTime(info.time)}`}
        isLoading={join.isPending}
        onClick={() => join.mutate()}
      >
        Join meeting
      </Button>
      <StatusLine tone="error">{join.isError ? join.error.message : null}</StatusLine>
      <Dialog
        title="Meeting not started"
        isOpen={isTooEarly}
        onClose={() => setTooEarly(false)}
        actions={<Button onClick={() => setTooEarly(false)}>OK</Button>}
      >
        <p>Please come back at the correct time.</p>
      </Dialog>
    </div>
  )
}
