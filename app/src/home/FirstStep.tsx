import { LaterGuide } from '@wordstride/ui'
import { LinkButton } from '../shell/LinkButton'
import { Sheet } from '../shell/Sheet'
import styles from './FirstStep.module.css'
import { PathPlace } from './PathPlace'
import path from './WeekPath.module.css'

export interface FirstStepProps {
  title: string
  text: string
  to: string
  button: string
  /** What it begins, each with a word more. */
  way?: readonly (readonly [title: string, text: string])[]
}

/** The one thing to do. */
export function FirstStep({ title, text, to, button, way }: FirstStepProps) {
  return (
    <div className={styles.page}>
      <div className={styles.first}>
        <span className={styles.guide}>
          <LaterGuide pose="wave" size={128} />
        </span>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <LinkButton to={to} variant="sun" size="large">
          {button}
        </LinkButton>
      </div>
      {way && (
        <Sheet title="Your way to the first week">
          <Way stops={way} />
        </Sheet>
      )}
    </div>
  )
}

const Way = ({ stops }: { stops: NonNullable<FirstStepProps['way']> }) => (
  <ol className={path.path}>
    {stops.map(([title, text], i) => (
      <PathPlace key={title} share={0} face={i + 1} look={i === 0 ? 'next' : 'usual'}>
        <span className={path.title}>{title}</span>
        <span className={path.section}>{text}</span>
      </PathPlace>
    ))}
  </ol>
)
