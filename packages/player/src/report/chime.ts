/** C, E, G and the C above, in hertz. */
const NOTES = [523.25, 659.25, 783.99, 1046.5]
const STEP_SECONDS = 0.11
const RING_SECONDS = 0.9
const LOUDNESS = 0.12

/** Four notes upwards; a browser that cannot or may not is silent. */
export function playChime(): void {
  if (typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  const start = context.currentTime + 0.02
  NOTES.forEach((frequency, i) => {
    const at = start + i * STEP_SECONDS
    const note = new OscillatorNode(context, { type: 'triangle', frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + RING_SECONDS)
    note.connect(volume).connect(context.destination)
    note.start(at)
    note.stop(at + RING_SECONDS)
    if (i === NOTES.length - 1) note.onended = () => void context.close()
  })
}
