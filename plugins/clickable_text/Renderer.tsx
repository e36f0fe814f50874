import { ClickablePhrases, type PhraseProps } from '@wordstride/ui'
import { spacesBefore } from './public'
import styles from './Renderer.module.css'

export function ClickableTextRenderer(props: PhraseProps) {
  const { phrases } = props.problem
  const spaces = spacesBefore(phrases)
  return (
    <ClickablePhrases {...props}>
      {(drawPhrase) => (
        <p className={styles.text} data-spoken="">
          {phrases.map(({ id }, i) => (
            <span key={id}>
              {spaces[i] && ' '}
              {drawPhrase(id)}
            </span>
          ))}
        </p>
      )}
    </ClickablePhrases>
  )
}
