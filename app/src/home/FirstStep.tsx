import { LaterGuide } from '@wordstride/ui'
import { LinkButton } from '../shell/LinkButton'
import styles from './FirstStep.module.css'

export interface FirstStepProps {
  title: string
  text: string
  to: string
  button: string
}

/** The one thing to do. */
export function FirstStep({ title, text, to, button }: FirstStepProps) {
  return (
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
  )
}
