/** Instrument of a note: wave, attack and decay, in seconds. */
type Voice = {
  readonly wave: OscillatorType
  readonly attackSec: number
  readonly decaySec: number
  readonly gain: number
}

const voices = {
  pluck: { wave: 'triangle', attackSec: 0.004, decaySec: 0.28, gain: 0.34 },
  bell: { wave: 'sine', attackSec: 0.003, decaySec: 0.9, gain: 0.26 },
  brass: { wave: 'sawtooth', attackSec: 0.02, decaySec: 0.4, gain: 0.1 },
  thud: { wave: 'sine', attackSec: 0.002, decaySec: 0.14, gain: 0.5 },
} as const satisfies Record<string, Voice>

export type Sound = {
  /** Browsers start sound only on a user gesture: call it from the switch. */
  readonly setOn: (on: boolean) => void
  readonly isOn: () => boolean
  /** In silent mode nothing sounds, even with the switch on. */
  readonly setSilent: (silent: boolean) => void
  readonly click: () => void
  /** A reel comes to rest; each one sounds a step higher. */
  readonly land: (reel: number) => void
  readonly whoosh: () => void
  /** A win: the more it pays, in stakes, the more notes. */
  readonly win: (stakes: number) => void
  readonly vanish: () => void
  readonly scatter: (count: number) => void
  readonly fanfare: () => void
  /** Something ends badly: a mine, a crash. */
  readonly blast: () => void
  /** One step of a counter or a roll; higher steps sound higher. */
  readonly tick: (step: number) => void
}

/** Frequency of a step of the scale (semitones above the root), beyond the octave too. */
const pitch = (rootHz: number, scale: readonly number[], step: number): number => {
  const octave = Math.floor(step / scale.length)
  const semitone = scale[step % scale.length] ?? 0
  return rootHz * 2 ** (octave + semitone / 12)
}

type Note = { readonly voice: Voice; readonly hz: number; readonly delaySec: number }

const playNote = (context: AudioContext, out: GainNode, { voice, hz, delaySec }: Note): void => {
  const startSec = context.currentTime + delaySec
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.type = voice.wave
  oscillator.frequency.value = hz
  gain.gain.setValueAtTime(0, startSec)
  gain.gain.linearRampToValueAtTime(voice.gain, startSec + voice.attackSec)
  gain.gain.exponentialRampToValueAtTime(0.0008, startSec + voice.attackSec + voice.decaySec)
  oscillator.connect(gain).connect(out)
  oscillator.start(startSec)
  oscillator.stop(startSec + voice.attackSec + voice.decaySec + 0.05)
}

type Noise = { readonly lengthSec: number; readonly fromHz: number; readonly toHz: number }

const playNoise = (
  context: AudioContext,
  out: GainNode,
  { lengthSec, fromHz, toHz }: Noise,
): void => {
  const startSec = context.currentTime
  const buffer = context.createBuffer(1, context.sampleRate * lengthSec, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length)
  }
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  const gain = context.createGain()
  source.buffer = buffer
  filter.type = 'bandpass'
  filter.Q.value = 1.4
  filter.frequency.setValueAtTime(fromHz, startSec)
  filter.frequency.exponentialRampToValueAtTime(toHz, startSec + lengthSec)
  gain.gain.value = 0.18
  source.connect(filter).connect(gain).connect(out)
  source.start()
}

/**
 * Every sound is synthesized from oscillators and noise when it is played: nothing is downloaded. Each title has
 * its own root and scale, and so its own sound.
 */
export const createSound = (rootHz: number, scale: readonly number[]): Sound => {
  let context: AudioContext | undefined
  let out: GainNode | undefined
  let on = false
  let isSilent = false
  const sounds = (): boolean => on && !isSilent

  const note = (voice: Voice, hz: number, delaySec = 0): void => {
    if (sounds() && context && out) playNote(context, out, { voice, hz, delaySec })
  }
  const degree = (voice: Voice, step: number, delaySec = 0): void =>
    note(voice, pitch(rootHz, scale, step), delaySec)

  const noise = (lengthSec: number, fromHz: number, toHz: number): void => {
    if (sounds() && context && out) playNoise(context, out, { lengthSec, fromHz, toHz })
  }

  const setOn = (wanted: boolean): void => {
    on = wanted
    if (!wanted) return
    if (!context) {
      context = new AudioContext()
      out = context.createGain()
      out.gain.value = 0.55
      out.connect(context.destination)
    }
    void context.resume()
  }

  return {
    setOn,
    isOn: () => on,
    setSilent: (silent) => {
      isSilent = silent
    },
    click: () => note(voices.thud, rootHz * 2),
    land: (reel) => {
      note(voices.thud, 92 + reel * 9)
      degree(voices.pluck, reel)
    },
    whoosh: () => noise(0.32, 380, 1_900),
    win: (stakes) => {
      const notes = Math.min(12, 3 + Math.floor(Math.log2(1 + stakes) * 2))
      for (let index = 0; index < notes; index += 1) {
        degree(voices.bell, index + scale.length, index * 0.075)
      }
    },
    vanish: () => {
      noise(0.22, 2_400, 500)
      degree(voices.bell, scale.length * 2)
    },
    scatter: (count) => degree(voices.bell, scale.length + count * 2),
    blast: () => {
      noise(0.5, 900, 60)
      note(voices.thud, rootHz / 4)
    },
    tick: (step) => degree(voices.pluck, step),
    fanfare: () => {
      for (const [index, step] of [0, 2, 4, 7, 4, 7, 9].entries()) {
        degree(voices.brass, step, index * 0.12)
        degree(voices.bell, step + scale.length, index * 0.12)
      }
    },
  }
}
