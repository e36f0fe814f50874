import type { ReactNode } from 'react'
import styles from './Guide.module.css'

export type Eyes = 'open' | 'happy' | 'down' | 'shut'
export type Mouth = 'smile' | 'laugh' | 'round'

const LOOKS: Record<Eyes, (x: number) => ReactNode> = {
  open: (x) => (
    <>
      <circle className={styles.ink} cx={x} cy="92" r="7.5" />
      <circle className={styles.glint} cx={x + 2.5} cy="89" r="2.6" />
    </>
  ),
  happy: (x) => <path className={styles.line} d={`M${x - 9} 95q9-12 18 0`} />,
  down: (x) => (
    <>
      <circle className={styles.ink} cx={x} cy="97" r="7" />
      <circle className={styles.glint} cx={x + 2} cy="100" r="2.2" />
    </>
  ),
  shut: (x) => <path className={styles.line} d={`M${x - 9} 92q9 9 18 0`} />,
}

const MOUTHS: Record<Mouth, ReactNode> = {
  smile: <path className={styles.line} d="M107 114q6.5 8 13 0q6.5 8 13 0" />,
  laugh: <path className={styles.ink} d="M106 112h28q-2 17-14 17t-14-17Z" />,
  round: <ellipse className={styles.ink} cx="120" cy="119" rx="5.5" ry="6.5" />,
}

export const Face = ({ eyes, mouth }: { eyes: Eyes; mouth: Mouth }) => (
  <>
    <ellipse className={styles.muzzle} cx="120" cy="112" rx="25" ry="19" />
    {LOOKS[eyes](100)}
    {LOOKS[eyes](140)}
    <circle className={styles.cheek} cx="84" cy="108" r="8" />
    <circle className={styles.cheek} cx="156" cy="108" r="8" />
    <path className={styles.nose} d="M113 102q7-5 14 0q-2 8-7 8t-7-8Z" />
    {MOUTHS[mouth]}
  </>
)
