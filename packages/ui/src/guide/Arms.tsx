import styles from './Guide.module.css'

/** From each shoulder to a hand. */
export const Arms = ({ left, right }: { left: string; right: string }) => (
  <>
    <path className={styles.limb} strokeWidth="19" d={`M86 160 ${left}`} />
    <path className={styles.limb} strokeWidth="19" d={`M154 160 ${right}`} />
  </>
)
