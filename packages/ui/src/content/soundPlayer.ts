export interface Sound {
  stop(): void
}

export interface SoundSource {
  url?: string | undefined
  spokenText?: string | undefined
}

type SoundState = 'idle' | 'loading' | 'playing' | 'failed'

/** The sound that is playing now; starting another one stops it. */
let current: Sound | null = null

function speak(text: string, onState: (state: SoundState) => void): Sound {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = 'en-US'
  utterance.rate = 0.9
  utterance.onstart = () => onState('playing')
  utterance.onend = () => onState('idle')
  utterance.onerror = (event) =>
    onState(event.error === 'canceled' || event.error === 'interrupted' ? 'idle' : 'failed')
  window.speechSynthesis.speak(utterance)
  return { stop: () => window.speechSynthesis.cancel() }
}

/** Plays a recording, or reads the text with the browser's own voice when there is none or it fails. */
export function playSound({ url, spokenText }: SoundSource, onState: (state: SoundState) => void): Sound {
  current?.stop()
  let isStopped = false
  let inner: Sound = { stop: () => undefined }
  const report = (state: SoundState) => {
    if (isStopped && state !== 'idle') return
    onState(state)
  }
  const fallBack = () => {
    if (isStopped) return
    if (spokenText && 'speechSynthesis' in window) inner = speak(spokenText, report)
    else report('failed')
  }

  if (url) {
    const audio = new Audio(url)
    report('loading')
    audio.addEventListener('playing', () => report('playing'))
    audio.addEventListener('ended', () => report('idle'))
    audio.addEventListener('error', fallBack, { once: true })
    audio.play().catch(() => undefined)
    inner = { stop: () => audio.pause() }
  } else {
    fallBack()
  }

  const sound: Sound = {
    stop() {
      if (isStopped) return
      isStopped = true
      inner.stop()
      onState('idle')
      if (current === sound) current = null
    },
  }
  current = sound
  return sound
}
