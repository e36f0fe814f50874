/** What this file needs of page-flip; the library keeps some of it to itself. */
export interface PageFlipInternals {
  getRender(): { render(time: number): void }
  getUI(): { removeHandlers(): void }
  destroy(): void
}

/**
 * `destroy` of page-flip 2.0.7 leaves its frame loop and its resize handler running for good. The loop draws
 * a frame and at once asks for the next one: the last frame swallows exactly that request.
 */
export function stopPageFlip(flip: PageFlipInternals): void {
  flip.getUI().removeHandlers()
  flip.getRender().render = () => {
    const requestFrame = window.requestAnimationFrame
    window.requestAnimationFrame = () => {
      window.requestAnimationFrame = requestFrame
      return 0
    }
  }
  flip.destroy()
}
