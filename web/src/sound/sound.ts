/** Sounds made in code. Nothing is heard until somebody turns the volume up. */

export type Sound = 'wood' | 'bell' | 'swell' | 'fanfare'

let audio: AudioContext | undefined

/** Play a sound now. A browser that allows no sound yet stays silent. */
export function play(sound: Sound, volume: number): void {
  if (!volume) return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume().catch(() => {})
  compose(audio, sound, volume, audio.currentTime + 0.01)
}

/** Put the parts of a sound on the timeline of a context. */
export function compose(context: BaseAudioContext, sound: Sound, volume: number, start: number): void {
  const out = context.createGain()
  out.gain.value = volume * 0.5
  out.connect(context.destination)
  SOUNDS[sound](context, out, start)
}

type Composer = (context: BaseAudioContext, out: AudioNode, start: number) => void

const SOUNDS: Record<Sound, Composer> = {
  /** A piece is put down on the board. */
  wood(context, out, start) {
    note(context, out, { type: 'sine', from: 210, to: 95, start, lasts: 0.09, loud: 0.9 })
    const knock = context.createBufferSource()
    knock.buffer = noise(context, 0.03)
    const body = context.createBiquadFilter()
    body.type = 'bandpass'
    body.frequency.value = 1400
    knock.connect(body).connect(fading(context, out, start, 0.03, 0.5))
    knock.start(start)
  },
  /** It is my turn. */
  bell(context, out, start) {
    for (const [ratio, loud] of [[1, 0.5], [2.01, 0.25], [3.02, 0.12], [4.2, 0.06]] as const)
      note(context, out, { type: 'sine', from: 784 * ratio, start, lasts: 1.5 / ratio, loud })
  },
  /** Workers walk on to the next zone. */
  swell(context, out, start) {
    for (const pitch of [196, 247, 294])
      note(context, out, { type: 'triangle', from: pitch, to: pitch * 1.5, start, lasts: 0.9, loud: 0.22, rise: 0.45 })
  },
  /** The game is over. */
  fanfare(context, out, start) {
    for (const [pitch, after, lasts] of [[392, 0, 0.2], [523, 0.18, 0.2], [659, 0.36, 0.2], [784, 0.54, 0.9]] as const) {
      note(context, out, { type: 'triangle', from: pitch, start: start + after, lasts, loud: 0.4, rise: 0.02 })
      note(context, out, { type: 'sawtooth', from: pitch, start: start + after, lasts, loud: 0.06, rise: 0.02 })
    }
  },
}

interface Note {
  type: OscillatorType
  from: number
  to?: number
  start: number
  lasts: number
  loud: number
  rise?: number
}

function note(context: BaseAudioContext, out: AudioNode, one: Note): void {
  const tone = context.createOscillator()
  tone.type = one.type
  tone.frequency.setValueAtTime(one.from, one.start)
  if (one.to) tone.frequency.exponentialRampToValueAtTime(one.to, one.start + one.lasts)
  tone.connect(fading(context, out, one.start, one.lasts, one.loud, one.rise))
  tone.start(one.start)
  tone.stop(one.start + one.lasts)
}

/** A volume that rises, then fades to nothing. */
function fading(
  context: BaseAudioContext,
  out: AudioNode,
  start: number,
  lasts: number,
  loud: number,
  rise = 0.003,
): AudioNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  gain.connect(out)
  return gain
}

function noise(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1
  return buffer
}
