import { ClickablePhrases, type PhraseProps } from '@wordstride/ui'
import { paragraphsOf } from './public'
import styles from './Renderer.module.css'

export function ClickableTextRenderer(props: PhraseProps) {
  const paragraphs = paragraphsOf(props.problem.phrases)
  return (
    <ClickablePhrases {...props}>
      {(drawPhrase) => (
        <div className={styles.text}>
          {paragraphs.map((pieces, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
            <p key={i} data-spoken="">
              {pieces.map(({ id, text, isSpaced, isEnd }) => (
                <span key={id}>
                  {isSpaced && ' '}
                  {isEnd ? drawPhrase(id, text) : text}
                </span>
              ))}
            </p>
          ))}
        </div>
      )}
    </ClickablePhrases>
  )
}
