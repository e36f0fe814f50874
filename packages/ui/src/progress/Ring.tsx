import type { ReactNode } from 'react'
import styles from './Ring.module.css'

export interface RingProps {
  /** 0 to 1. */
  share: number
  /** As many arcs; 1 is a whole circle. */
  segments?: number
  color: string
  /** Of what is not reached; without one that of a line. */
  ground?: string | undefined
  /** A CSS length. */
  size: string
  /** In units of a hundredth of the size. */
  thickness?: number
  /** In the middle. */
  children?: ReactNode
}

const GAP_DEGREES = 14

/** How far something is, as a circle; decorative: the words stand beside it or in it. */
export function Ring({ share, segments = 1, color, ground, size, thickness = 10, children }: RingProps) {
  const radius = 50 - thickness / 2
  const length = 2 * Math.PI * radius
  const gap = segments > 1 ? GAP_DEGREES / 360 : 0
  const arc = 1 / segments - gap
  const filled = Math.min(1, Math.max(0, share))
  return (
    <span className={styles.ring} style={{ width: size, height: size }}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        {Array.from({ length: segments }, (_, i) => {
          const part = Math.min(1, Math.max(0, filled * segments - i))
          const turn = -90 + 360 * (i / segments + gap / 2)
          const circle = {
            cx: 50,
            cy: 50,
            r: radius,
            fill: 'none',
            strokeWidth: thickness,
            strokeLinecap: 'round',
            transform: `rotate(${turn} 50 50)`,
          } as const
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an arc is its place
            <g key={i}>
              <circle
                {...circle}
                className={styles.track}
                style={ground ? { stroke: ground } : undefined}
                strokeDasharray={`${arc * length} ${length}`}
              />
              {part > 0 && (
                <circle
                  {...circle}
                  style={{ stroke: color }}
                  strokeDasharray={`${part * arc * length} ${length}`}
                />
              )}
            </g>
          )
        })}
      </svg>
      <span className={styles.middle}>{children}</span>
    </span>
  )
}
