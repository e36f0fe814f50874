import styles from './Guide.module.css'

const STAR = 'm0-17 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1Z'

export const Book = () => (
  <>
    <path className={styles.cover} d="M64 178q28-8 56 4 28-12 56-4v44q-28-8-56 4-28-12-56-4Z" />
    <path className={styles.paper} d="M70 174q26-7 50 6v40q-24-12-50-6ZM170 174q-26-7-50 6v40q24-12 50-6Z" />
    <path
      className={styles.print}
      d="M80 186q14-2 30 4M80 198q14-2 30 4M160 186q-14-2-30 4M160 198q-14-2-30 4"
    />
  </>
)

export const ThoughtBubble = () => (
  <>
    <circle className={styles.paper} cx="176" cy="72" r="5" />
    <circle className={styles.paper} cx="190" cy="56" r="8" />
    <path
      className={styles.paper}
      d="M190 42c-12-6-8-24 6-24 6-14 28-10 28 4 12 4 8 22-6 22-8 8-20 6-28-2Z"
    />
    <text className={styles.letters} x="201" y="40">
      ?
    </text>
  </>
)

export const Pointer = () => (
  <>
    <path className={styles.wood} d="M190 152 220 84" />
    <path className={styles.sun} transform="translate(222 76)" d={STAR} />
  </>
)

export const FoldedMap = () => (
  <>
    <path className={styles.paper} d="M18 150l24-8 24 8 24-8v56l-24 8-24-8-24 8Z" />
    <path className={styles.print} d="M30 190q14-22 26-14t20-22" />
    <path className={styles.coral} d="m52 150 5-5 5 5 5-5 3 3-5 5 5 5-3 3-5-5-5 5-3-3 5-5-5-5Z" />
  </>
)

export const MagnifyingGlass = () => (
  <>
    <path className={styles.wood} d="M186 168 198 150" />
    <circle className={styles.glass} cx="208" cy="132" r="19" />
  </>
)

const PIECES = [
  ['sun', 30, 60, 20],
  ['mint', 62, 24, -30],
  ['coral', 176, 26, 40],
  ['sun', 214, 66, 10],
  ['cover', 18, 140, 60],
  ['mint', 222, 150, -15],
  ['coral', 34, 196, 35],
  ['cover', 206, 204, 15],
] as const

export const Confetti = () =>
  PIECES.map(([color, x, y, angle]) => (
    <rect
      key={`${x} ${y}`}
      className={styles[color]}
      x={x - 5}
      y={y - 8}
      width="10"
      height="16"
      rx="3"
      transform={`rotate(${angle} ${x} ${y})`}
    />
  ))

export const Speed = () => <path className={styles.motion} d="M14 128h34M4 156h40M18 184h26" />

export const Star = () => <path className={styles.sun} transform="translate(212 92) scale(1.4)" d={STAR} />

export const Sleep = () => (
  <text className={styles.letters} x="176" y="58">
    z
    <tspan dx="2" dy="-14" fontSize="18">
      z
    </tspan>
    <tspan dx="2" dy="-10" fontSize="14">
      z
    </tspan>
  </text>
)
