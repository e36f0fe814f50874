import { Arms } from './Arms'
import { Face } from './Face'
import styles from './Guide.module.css'
import { type GuidePose, POSES } from './poses'

export interface GuideProps {
  pose: GuidePose
  /** In the colors of the page, without cheeks: by itself where the page says `data-guide="quiet"`, from grade 6. */
  isQuiet?: boolean
  /** Width and height in px. */
  size?: number
}

/** The hare that goes ahead: a picture beside words that say the same. */
export function Guide({ pose, isQuiet = false, size = 160 }: GuideProps) {
  const { tilt, ears, legs, arms, eyes, mouth, behind: Behind, inFront: InFront } = POSES[pose]
  return (
    <svg
      className={styles.guide}
      data-quiet={isQuiet || undefined}
      viewBox="0 0 240 240"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {Behind && <Behind />}
      <g transform={`rotate(${tilt} 120 160)`}>
        <circle className={styles.belly} cx="164" cy="186" r="14" />
        <Legs isRunning={legs === 'running'} />
        <path className={styles.fur} d="M120 124c30 0 48 30 48 58s-20 40-48 40-48-12-48-40 18-58 48-58Z" />
        <ellipse className={styles.belly} cx="120" cy="188" rx="29" ry="27" />
        <Ear x={99} angle={ears[0]} />
        <Ear x={141} angle={ears[1]} />
        <ellipse className={styles.fur} cx="120" cy="98" rx="50" ry="43" />
        <Face eyes={eyes} mouth={mouth} />
        <path
          className={styles.scarf}
          d="M80 132c24 14 56 14 80 0 6 6 6 14 0 19-25 13-55 13-80 0-6-5-6-13 0-19Z"
        />
        <path className={styles.scarfEnd} d="M90 148c-8 10-12 22-10 36l18-4c-2-11 0-20 5-28Z" />
        <Arms left={arms[0]} right={arms[1]} />
      </g>
      {InFront && <InFront />}
    </svg>
  )
}

const Ear = ({ x, angle }: { x: number; angle: number }) => (
  <g transform={`rotate(${angle} ${x} 70)`}>
    <ellipse className={styles.fur} cx={x} cy="42" rx="15" ry="38" />
    <ellipse className={styles.inner} cx={x} cy="44" rx="7" ry="26" />
  </g>
)

const Legs = ({ isRunning }: { isRunning: boolean }) =>
  isRunning ? (
    <>
      <path className={styles.limb} strokeWidth="26" d="M92 202 60 222" />
      <path className={styles.limb} strokeWidth="26" d="M148 202 184 214" />
    </>
  ) : (
    <>
      <ellipse className={styles.fur} cx="92" cy="220" rx="27" ry="13" />
      <ellipse className={styles.fur} cx="148" cy="220" rx="27" ry="13" />
    </>
  )
