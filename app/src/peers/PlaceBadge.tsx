import styles from './PlaceBadge.module.css'

/** A place in a ranking; the first three are golden. */
export const PlaceBadge = ({ place }: { place: number }) => (
  <span className={place <= 3 ? `${styles.place} ${styles.first}` : styles.place}>{place}</span>
)
