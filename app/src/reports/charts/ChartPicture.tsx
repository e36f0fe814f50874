import styles from './ChartPicture.module.css'

interface ChartPictureProps {
  /** SVG. */
  svg: string
  /** The one for paper, which is white. */
  paper: string | undefined
  width: number
  height: number
  /** What a screen reader says of it; the table tells the rest. */
  label: string
  /** It keeps a width at which its text can be read, and scrolls. */
  isWide?: boolean
}

/** As an image nothing in it can run. */
const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

export function ChartPicture({ svg, paper = svg, width, height, label, isWide = false }: ChartPictureProps) {
  const pictures = (
    <>
      <img src={addressOf(svg)} width={width} height={height} alt={label} className={styles.screen} />
      <img src={addressOf(paper)} width={width} height={height} alt={label} className={styles.paper} />
    </>
  )
  if (!isWide) return <div className={styles.fitting}>{pictures}</div>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is in reach of the keyboard
    <section tabIndex={0} aria-label="Chart" className={styles.wide}>
      {pictures}
    </section>
  )
}
