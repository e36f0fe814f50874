import type { ReactNode } from 'react'

const sign = (paths: ReactNode) => () => (
  <svg width="30" height="30" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
    {paths}
  </svg>
)

export const FlagSign = sign(
  <path d="M6 2.5a1.2 1.2 0 0 1 1.2 1.200V4c4-1.8 6.5 1.6 11.3 0v9.500c-4.8 1.6-7.3-1.8-11.3 0v7.300a1.2 1.2 0 0 1-2.4 0V3.700A1.2 1.2 0 0 1 6 2.500z" />,
)

export const TrophySign = sign(
  <path d="M7 3h10v2h3.500v2.500c0 2.6-1.8 4.5-4.2 4.900A5.5 5.5 0 0 1 13.2 15v2.500H16V21H8v-3.500h2.800V15a5.5 5.5 0 0 1-3.1-2.600C5.3 12 3.5 10.1 3.5 7.500V5H7zm0 4H5.500v.5c0 1.2.6 2.1 1.5 2.600zm10 3.100c.9-.5 1.5-1.4 1.5-2.600V7H17z" />,
)

export const FlameSign = sign(
  <path d="M12.5 2c.6 3.2 5.8 5.6 5.8 11.200A6.3 6.3 0 0 1 12 19.800a6.3 6.3 0 0 1-6.3-6.600c0-2.5 1.2-4.4 2.6-5.8.2 1.3.7 2.2 1.5 2.700C9.7 7 10.6 4 12.5 2zm-.4 10.200c-1.3 1-2.2 2-2.2 3.300a2.2 2.2 0 0 0 4.4 0c0-1.3-1-2.3-2.2-3.300z" />,
)
