export interface Sound {
  stop(): void
}

export interface SoundSource {
  /** A recording. */
  url?: string | undefined
  /** What the browser's own voice reads when there is no recording or it fails. */
  spokenText?: string | undefined
  /** Where in `spokenText` the voice is, if the browser tells it. */
  onWord?(start: number, end: number): void
  /** How much of a recording was heard, from 0 to 1. */
  onProgress?(share: number): void
  /** Of the browser's own voice; 1 is its usual one. */
  rate?: number
}

export type SoundState = 'idle' | 'loading' | 'playing' | 'failed'

/** A browser without voices says nothing and reports nothing. */
const VOICE_TIMEOUT_MS = 4_000

/** At rest again: because it was stopped, or heard to its end. */
export type SoundReport = (state: SoundState, wasStopped?: boolean) => void

/** The sound that is playing now; starting another one stops it (PROB-12). */
let current: Sound | null = null

function playRecording(
  url: string,
  { onProgress }: SoundSource,
  report: SoundReport,
  onFailure: () => void,
): Sound {
  const audio = new Audio(url)
  report('loading')
  audio.addEventListener('playing', () => report('playing'))
  audio.addEventListener('waiting', () => report('loading'))
  audio.addEventListener('ended', () => report('idle'))
  // Browsers tell of progress once more after they were stopped.
  if (onProgress)
    audio.addEventListener('timeupdate', () => audio.paused || onProgress(audio.currentTime / audio.duration))
  audio.addEventListener('error', onFailure)
  audio.play().catch(onFailure)
  return { stop: () => audio.pause() }
}

function speak(text: string, { onWord, rate = 0.9 }: SoundSource, report: SoundReport): Sound {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = 'en-US'
  utterance.rate = rate
  const timeout = setTimeout(() => {
    window.speechSynthesis.cancel()
    report('failed')
  }, VOICE_TIMEOUT_MS)
  const reportInTime = (state: SoundState) => () => {
    clearTimeout(timeout)
    report(state)
  }
  utterance.onstart = reportInTime('playing')
  utterance.onend = reportInTime('idle')
  utterance.onerror = reportInTime('failed')
  if (onWord)
    utterance.onboundary = ({ name, charIndex }) => {
      const word = name === 'word' && /^\S+/.exec(text.slice(charIndex))
      if (word) onWord(charIndex, charIndex + word[0].length)
    }
  report('loading')
  window.speechSynthesis.speak(utterance)
  return {
    stop() {
      clearTimeout(timeout)
      window.speechSynthesis.cancel()
    },
  }
}

/** Plays a recording, or reads the text with the browser's own voice when there is none or it fails. */
export function playSound(source: SoundSource, onState: SoundReport): Sound {
  const { url, spokenText } = source
  current?.stop()
  let wasStopped = false
  let isOver = false
  let inner: Sound = { stop: () => undefined }
  const report: SoundReport = (state) => {
    if (isOver) return
    if (state === 'idle' || state === 'failed') end()
    onState(state, wasStopped)
  }
  const sound: Sound = {
    stop() {
      if (isOver) return
      wasStopped = true
      report('idle')
      // Browsers call it an error.
      inner.stop()
    },
  }
  function end() {
    isOver = true
    if (current === sound) current = null
  }
  let hasFallenBack = false
  const fallBack = () => {
    if (isOver || hasFallenBack) return
    hasFallenBack = true
    if (spokenText && 'speechSynthesis' in window) inner = speak(spokenText, source, report)
    else report('failed')
  }

  current = sound
  if (url) inner = playRecording(url, source, report, fallBack)
  else fallBack()
  return sound
}
