/** What had the focus went with the page, or with the part of it that it stood in. */
export const focusContent = (): void => document.getElementById('main')?.focus({ preventScroll: true })
