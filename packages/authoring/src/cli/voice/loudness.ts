/** Recorded speech, -1 to 1. */
export interface Wave {
  rate: number
  samples: Float32Array
}

/** Reads a WAVE file of one channel with 16 bits. */
export function readWave(file: Buffer): Wave {
  const start = file.indexOf('data', 12, 'latin1') + 8
  const length = Math.min(file.readUInt32LE(start - 4), file.length - start) >> 1
  return {
    rate: file.readUInt32LE(24),
    samples: Float32Array.from({ length }, (_, i) => file.readInt16LE(start + 2 * i) / 32768),
  }
}

export function writeWave({ rate, samples }: Wave): Buffer {
  const file = Buffer.alloc(44 + 2 * samples.length)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + 2 * samples.length, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(2 * rate, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(2 * samples.length, 40)
  samples.forEach((sample, i) => {
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), 44 + 2 * i)
  })
  return file
}

const SILENCE = 0.003
const BEFORE = 0.06
const AFTER = 0.12

/** With little silence at both ends. */
function trimmed({ rate, samples }: Wave): Wave {
  const first = samples.findIndex((sample) => Math.abs(sample) > SILENCE)
  const last = samples.findLastIndex((sample) => Math.abs(sample) > SILENCE)
  const start = Math.max(0, first - Math.round(BEFORE * rate))
  return { rate, samples: samples.slice(start, last + 1 + Math.round(AFTER * rate)) }
}

const FRAME = 0.02
/** Frames that are quieter than the loudest by so much are pauses. */
const PAUSE = 0.1

const power = (samples: Float32Array): number =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)

/** How loud the voice is while it speaks, in dB below full scale. */
export function loudnessOf({ rate, samples }: Wave): number {
  const size = Math.round(FRAME * rate)
  const frames = Array.from({ length: Math.floor(samples.length / size) }, (_, i) =>
    power(samples.subarray(i * size, (i + 1) * size)),
  )
  const loudest = Math.max(...frames, Number.MIN_VALUE)
  const spoken = frames.filter((each) => each > loudest * PAUSE * PAUSE)
  return 10 * Math.log10(spoken.reduce((sum, each) => sum + each, 0) / Math.max(1, spoken.length))
}

const LOUDNESS = -20
/** Beyond this a peak is bent down. */
const KNEE = 0.6

const bent = (sample: number): number => {
  const size = Math.abs(sample)
  return size <= KNEE
    ? sample
    : Math.sign(sample) * (KNEE + (1 - KNEE) * Math.tanh((size - KNEE) / (1 - KNEE)))
}

/** All recordings are equally loud. */
export function levelled(wave: Wave): Wave {
  const { rate, samples } = trimmed(wave)
  const gain = 10 ** ((LOUDNESS - loudnessOf({ rate, samples })) / 20)
  return { rate, samples: samples.map((sample) => bent(sample * gain)) }
}
