/** Something on a page: a text, or an element by its role and the beginning of its name. */
export type Seen = { text: string } | { role: string; name: string }

/** What a journey through a browser looks for on the page of a type, beside its answer. */
export interface Journey {
  /** The fixture that is answered, by its file; without it `full`. */
  readonly fixture?: string
  /** What has to be seen of fixtures, by their files. */
  readonly sees?: Readonly<Record<string, readonly Seen[]>>
}
