import type { ReactNode } from 'react'

/** Drawn with a pen on a field of 24 by 24. */
/* @__NO_SIDE_EFFECTS__ */
export const lineIcon = (paths: ReactNode) => () => (
  <svg
    width="1.375rem"
    height="1.375rem"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.25"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {paths}
  </svg>
)

export const CloseIcon = lineIcon(<path d="M6 6l12 12M18 6L6 18" />)
export const CheckIcon = lineIcon(<path d="M5 12.5l4.5 4.5L19 7.5" />)
export const CrossIcon = lineIcon(<path d="M7 7l10 10M17 7L7 17" />)
export const InfoIcon = lineIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5M12 7.5v.01" />
  </>,
)
export const BulbIcon = lineIcon(
  <>
    <path d="M9 18h6M10 21h4" />
    <path d="M12 3a6 6 0 0 0-3.6 10.8c.5.4.8 1 .8 1.6v.1h5.6v-.1c0-.6.3-1.2.8-1.6A6 6 0 0 0 12 3z" />
  </>,
)
export const BackIcon = lineIcon(<path d="M15 5l-7 7 7 7" />)
export const ForwardIcon = lineIcon(<path d="M9 5l7 7-7 7" />)
export const LastIcon = lineIcon(<path d="M6 5l7 7-7 7M18 5v14" />)
export const SpeakerIcon = lineIcon(
  <>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
    <path d="M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
  </>,
)
export const SilentIcon = lineIcon(<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5" />)
export const BookIcon = lineIcon(
  <path d="M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5V20" />,
)
export const StopIcon = lineIcon(<rect x="7" y="7" width="10" height="10" rx="2" />)
export const UndoIcon = lineIcon(
  <>
    <path d="M8 5L4 9l4 4" />
    <path d="M4 9h10a5.5 5.5 0 0 1 0 11h-3" />
  </>,
)
