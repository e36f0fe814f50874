import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

const blocks = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }

/** A label such as '1. Home' or '- 5' is no list, and '# 1' no heading. */
const withoutBlocks = {
  disable: {
    null: [
      ...['blockQuote', 'codeFenced', 'codeIndented', 'definition', 'headingAtx', 'htmlFlow', 'list'],
      ...['setextUnderline', 'table', 'thematicBreak'],
    ],
  },
}
const withoutCode = {
  ...blocks,
  extensions: [gfm(), { disable: { null: ['codeIndented', 'codeFenced', 'codeText'] } }],
}
const line = { ...blocks, extensions: [gfm(), withoutBlocks] }

/** A text as the screens read it (TYPE-22). */
export const parseBlocks = (markdown: string): Root => fromMarkdown(markdown, blocks)

/** The same without code, where something is placed in what would be code. */
export const parseAround = (markdown: string): Root => fromMarkdown(markdown, withoutCode)

/** A text of one line: nothing in it begins a block. */
export const parseLine = (markdown: string): Root => fromMarkdown(markdown, line)
