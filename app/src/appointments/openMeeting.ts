import { isMeetingLink } from '@wordstride/api'

/** Opens a meeting beside the page, or in its place where the browser opens nothing; false for what is no such link. */
export function openMeeting(link: string): boolean {
  if (!isMeetingLink(link)) return false
  const opened = window.open(link, '_blank')
  if (opened) opened.opener = null
  else window.location.assign(link)
  return true
}
