import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'

/** Pages whose text a school can replace, by their routes. */
export const TEXT_PAGES = ['about', 'privacy', 'secret', 'unAuth', 'proficiencyPage'] as const
export type TextPage = (typeof TEXT_PAGES)[number]

const pageTextSchema = z.object({
  title: z.string(),
  /** In Markdown, without the title; empty where a page needs none. */
  text: z.string(),
})
export type PageText = z.infer<typeof pageTextSchema>

export const pageTextCalls = {
  getPageText: post({
    path: 'getSupportInfo',
    function: 'get_page_text',
    access: 'optional',
    params: z.object({ page: z.enum(TEXT_PAGES) }),
    result: reply(pageTextSchema.shape),
    summary:
      'Title and text of a page, for who is signed in or for who is not. Of `secret`, with its toggle.',
    source: ['TOOL-07', 'G-21', 'SUP-06', 'SR-44'],
  }),
}
