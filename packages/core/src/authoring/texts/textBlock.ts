/** A text beside others that can be chosen. */
export interface TextOption {
  text: string
  isRight: boolean
  explanation?: string | undefined
}

/** A card, and the name of its place where that has one. */
export interface TextCard {
  text: string
  explanation?: string | undefined
  place?: string | undefined
}

/** A part of what a reader sees, in the order of the page. Texts are Markdown; `___` stands for a gap. */
export type TextBlock =
  | { kind: 'read'; text: string }
  /** One question with its options, in the order they are written; `isShuffled` where a learner sees another one. */
  | { kind: 'options'; isSingle: boolean; isShuffled: boolean; options: readonly TextOption[] }
  /** The words to choose from in one gap. */
  | { kind: 'gap'; isShuffled: boolean; options: readonly TextOption[] }
  /** A text of phrases, of which those that have an option can be clicked. */
  | { kind: 'phrases'; phrases: readonly (string | TextOption)[] }
  | { kind: 'groups'; groups: readonly { name: string; cards: readonly TextCard[] }[] }
  /** Cards in their right order. */
  | { kind: 'sequence'; cards: readonly TextCard[] }
  /** What must be typed. */
  | { kind: 'typed'; text: string }
  /** Why the whole is right. */
  | { kind: 'solution'; text: string }
