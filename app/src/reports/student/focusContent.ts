/** As on a new page: the link that was pressed goes with what it stood in. */
export const focusContent = (): void => document.getElementById('main')?.focus({ preventScroll: true })
