import styles from './CardPicture.module.css'

/** The picture of a word; where there is none, its first letter as children learn to write it. */
export function CardPicture({ word, url }: { word: string; url: string | null }) {
  if (url !== null) return <img src={url} alt="" className={styles.picture} loading="lazy" />
  return (
    <span className={`${styles.picture} ${styles.letter}`} aria-hidden="true" data-reading="early">
      {word.charAt(0).toUpperCase()}
      <span className={styles.small}>{word.charAt(0)}</span>
    </span>
  )
}
