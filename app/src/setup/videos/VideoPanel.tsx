import { builtCountry, type Country } from '../../api/builtCountry'
import { STORYBOARDS } from './storyboards'
import styles from './VideoPanel.module.css'
import { builtSources, type VideoName, videoSource } from './videoSources'

interface VideoPanelProps {
  name: VideoName
  label: string
  country?: Country
  sources?: Parameters<typeof videoSource>[0]
}

/** The video of the country; where there is none its scenes, to read (SETUP-28). */
export function VideoPanel({
  name,
  label,
  country = builtCountry(),
  sources = builtSources(),
}: VideoPanelProps) {
  const source = videoSource(sources, country, name)
  if (source !== null) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: captions come in the file; the scenes are its text
      <video className={styles.video} src={source} controls preload="metadata" aria-label={label} />
    )
  }
  return (
    <ol className={styles.board} aria-label={label}>
      {STORYBOARDS[name].map(({ title, text }) => (
        <li key={title} className={styles.scene}>
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
