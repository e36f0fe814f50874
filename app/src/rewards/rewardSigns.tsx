import type { ReactNode } from 'react'

const sign = (paths: ReactNode) => () => (
  <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
    {paths}
  </svg>
)

export const GiftSign = sign(
  <path d="M12 6.200C11 3.400 9.300 2.200 7.700 2.500 5.700 2.900 5.500 5.300 6.800 6.500H3.500V11h7.300V6.500h2.400V11h7.300V6.500h-3.300c1.300-1.200 1.100-3.600-.9-4C14.700 2.200 13 3.400 12 6.200zM4.700 12.500V21h6.100v-8.500zm8.500 0V21h6.100v-8.500z" />,
)

export const TickSign = sign(<path d="M9.600 18.600 3.500 12.500l2.100-2.100 4 4 8.800-8.900 2.100 2.200z" />)

/** A medal on its ribbon. */
export const MedalSign = sign(
  <path d="M6 2h4l2 4 2-4h4l-3.600 6.900a6.700 6.700 0 1 1-4.800 0zm6 8.600a4.600 4.600 0 1 0 0 9.200 4.600 4.600 0 0 0 0-9.200zm0 1.500 1 2 2.200.3-1.600 1.500.4 2.200-2-1-2 1 .4-2.200-1.600-1.500 2.200-.3z" />,
)

/** A token. */
export const CoinSign = sign(
  <path
    fillRule="evenodd"
    d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.400a7.600 7.600 0 1 0 0 15.200 7.600 7.600 0 0 0 0-15.200zm0 2.800 1.500 3 3.300.5-2.400 2.300.6 3.300-3-1.600-3 1.600.6-3.300-2.400-2.300 3.300-.5z"
  />,
)
