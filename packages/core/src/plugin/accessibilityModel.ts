/** One row of the keyboard table: `keys` as printed on the key caps. */
export interface KeyBinding {
  keys: readonly string[]
  does: string
}

/** How a problem type is operated without a mouse and what a screen reader says. */
export interface AccessibilityModel {
  /** ARIA roles that carry the interaction, also those of native elements (`textbox`, `button`); each is on some page. */
  roles: readonly string[]
  keyboard: readonly KeyBinding[]
  /** What is announced, as templates: `{card}` stands for an inserted name. */
  announcements: readonly string[]
}
