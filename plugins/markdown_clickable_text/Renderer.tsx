import { ClickablePhrases, PhraseMarkdown, type PhraseProps } from '@wordstride/ui'
import type { PublicMarkdownClickableText } from './schema'

export const MarkdownClickableTextRenderer = (props: PhraseProps<PublicMarkdownClickableText>) => (
  <ClickablePhrases {...props}>
    {(drawPhrase) => (
      <div data-spoken="">
        <PhraseMarkdown text={props.problem.text} renderPhrase={drawPhrase} />
      </div>
    )}
  </ClickablePhrases>
)
