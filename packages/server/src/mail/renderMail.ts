import Mustache from 'mustache'
import type { MailKind } from './mailKinds'
import compiled from './templates/compiled.json' with { type: 'json' }

export type MailView = Record<string, unknown>

const asIs = (value: string): string => value

/** Both bodies of a mail. What stands in the HTML is escaped. */
export function renderMail(kind: MailKind, view: MailView): { text: string; html: string } {
  const { text, html } = compiled[kind]
  return {
    text: Mustache.render(text, view, {}, { escape: asIs }),
    html: Mustache.render(html, view),
  }
}
