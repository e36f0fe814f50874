import type { ContentBlock } from '../../index'

/** Something to choose. Ids are ours: the files of other systems may write them in another way. */
export interface ItemChoice {
  id: string
  /** Markdown, but plain in a gap of a text. */
  text: string
  isRight: boolean
  explanation?: string | undefined
  audioUrl?: string | undefined
}

export interface ChoiceQuestion {
  id: string
  /** Markdown above the choices, where one of several questions has its own. */
  prompt?: string | undefined
  isSingle: boolean
  /** How many are to be chosen, where that is told. */
  count?: number | undefined
  isShuffled: boolean
  choices: readonly ItemChoice[]
  line?: number | undefined
}

export interface ItemGap {
  id: string
  choices: readonly ItemChoice[]
  isShuffled: boolean
  line?: number | undefined
}

/** What only the type that wrote it says: systems keep it without reading it. */
export type OwnFields = Readonly<Record<string, unknown>>

/** A gap that is typed: words, each of them right, or a number give or take the tolerance. */
export type ItemTypedGap = {
  id: string
  own?: OwnFields | undefined
  line?: number | undefined
} & (
  | { kind: 'text'; answers: readonly string[]; ignoresCase: boolean }
  | { kind: 'number'; answer: number; tolerance: number }
)

/** A phrase to click, as plain text and as Markdown. */
export interface ItemPhrase extends ItemChoice {
  markdown: string
}

export interface ItemCard {
  id: string
  /** Markdown; of a picture what it shows, in words. */
  text: string
  /** The address, where the card is nothing but a picture. */
  imageUrl?: string | undefined
  audioUrl?: string | undefined
  /** Whether it may be in any number of pairs. */
  takesAny?: boolean
}

/** Markdown with `[[id]]` where a gap or a phrase stands, or a text that leaves no choice. */
interface MarkedText {
  text: string
  settled?: readonly { id: string; text: string }[]
}

export type TableCell = { text: string } | { gap: string }

/** What is asked, in the kinds of question that systems share. */
export type Question = { line?: number | undefined } & (
  | { kind: 'choice'; parts: readonly ChoiceQuestion[] }
  /** Gaps in a text; where they stand in the cells of a table, in the table too. */
  | (MarkedText & {
      kind: 'gapChoice'
      gaps: readonly ItemGap[]
      table?: { columns: readonly string[]; rows: readonly (readonly TableCell[])[] }
    })
  /** A text to type: it goes where `___` is in the paragraph that holds the gap. `field` is a mark of the type that wrote it. */
  | {
      kind: 'typing'
      answers: readonly string[]
      paragraphs: readonly { text: string; field?: string | undefined; holdsGap?: boolean }[]
      audioUrl?: string | undefined
    }
  /** Gaps that are typed in a text, in the cells of a table below it, or in both. */
  | {
      kind: 'gapTyping'
      text: string
      table?: { columns: readonly string[]; rows: readonly (readonly string[])[] } | undefined
      gaps: readonly ItemTypedGap[]
      own?: OwnFields | undefined
    }
  /** Phrases in a text; `pieces` is the same without any Markdown, phrases by their id; an empty line begins a paragraph. */
  | (MarkedText & {
      kind: 'phrases'
      phrases: readonly ItemPhrase[]
      pieces?: readonly (string | { phrase: string })[]
    })
  | {
      kind: 'match'
      sources: readonly ItemCard[]
      targets: readonly ItemCard[]
      /** Source and target. */
      pairs: readonly (readonly [string, string])[]
    }
  /** Cards for gaps in a text or in a row. `context` is the block around a gap: `___` the gap, `…` others. */
  | {
      kind: 'gapMatch'
      cards: readonly ItemCard[]
      gaps: readonly { id: string; context: string }[]
      isRow: boolean
      /** Card and gap. */
      pairs: readonly (readonly [string, string])[]
    }
  /** Cards in any succession, and their ids in the right one. */
  | { kind: 'order'; cards: readonly ItemCard[]; order: readonly string[] }
)

/** A question of any kind in the words that all systems share: between their files and our types. */
export interface InterchangeItem {
  /** The type that the item says it was written from. */
  writtenFrom: string | null
  /** Fields of that type which the kinds of question do not have. */
  own?: OwnFields | undefined
  /** What stands above the question. */
  blocks: readonly ContentBlock[]
  question: Question
  /** The explanation of the whole, as Markdown. */
  solution?: string | undefined
}
