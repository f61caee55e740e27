// The sounds, made of simple waves: nothing is loaded.

import type { Sound } from "./cues.ts";

interface Tone {
  wave: OscillatorType;
  /** In Hz: where it begins and where it ends. */
  from: number;
  to?: number;
  gain: number;
  /** In seconds. */
  at?: number;
  length: number;
}
interface Breath {
  /** The middle of the band of noise, in Hz. */
  band: number;
  gain: number;
  at?: number;
  length: number;
}
export interface Recipe {
  tones: readonly Tone[];
  breaths?: readonly Breath[];
}

const bell = (from: number, at: number, gain: number, length = 0.7): Tone[] => [
  { wave: "sine", from, at, gain, length },
  { wave: "sine", from: 2.76 * from, at, gain: 0.25 * gain, length: 0.4 * length },
];

export const recipes: Record<Sound, Recipe> = {
  // A piece of wood on wood.
  step: {
    tones: [{ wave: "sine", from: 620, to: 380, gain: 0.5, length: 0.06 }],
    breaths: [{ band: 1800, gain: 0.5, length: 0.025 }],
  },
  coin: {
    tones: [
      { wave: "sine", from: 2350, gain: 0.16, length: 0.16 },
      { wave: "sine", from: 3920, gain: 0.1, at: 0.03, length: 0.22 },
    ],
  },
  // Paper over a table.
  card: {
    tones: [],
    breaths: [
      { band: 2600, gain: 0.55, length: 0.11 },
      { band: 1500, gain: 0.5, at: 0.05, length: 0.07 },
    ],
  },
  // Two soft hooves.
  camel: {
    tones: [
      { wave: "triangle", from: 210, to: 110, gain: 0.5, length: 0.11 },
      { wave: "triangle", from: 170, to: 90, gain: 0.5, at: 0.12, length: 0.14 },
    ],
    breaths: [
      { band: 700, gain: 0.2, length: 0.05 },
      { band: 600, gain: 0.2, at: 0.12, length: 0.05 },
    ],
  },
  djinn: { tones: [523, 622, 784, 1047].flatMap((tone, i) => bell(tone, 0.07 * i, 0.17, 0.6)) },
  marker: {
    tones: [{ wave: "sine", from: 330, to: 220, gain: 0.6, length: 0.09 }],
    breaths: [{ band: 1000, gain: 0.35, length: 0.03 }],
  },
  turn: { tones: [...bell(659, 0, 0.24), ...bell(880, 0.14, 0.24)] },
  end: { tones: [440, 554, 659, 880, 1109].flatMap((tone, i) => bell(tone, 0.13 * i, 0.22, 1.1)) },
};

function fade(
  context: BaseAudioContext,
  out: AudioNode,
  gain: number,
  start: number,
  length: number,
): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(0.0001, start);
  node.gain.exponentialRampToValueAtTime(gain, start + 0.004);
  node.gain.exponentialRampToValueAtTime(0.0001, start + length);
  node.connect(out);
  return node;
}

function addTone(context: BaseAudioContext, out: AudioNode, when: number, tone: Tone): void {
  const { wave, from, to = from, gain, at = 0, length } = tone;
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, when + at);
  source.frequency.exponentialRampToValueAtTime(to, when + at + length);
  source.connect(fade(context, out, gain, when + at, length));
  source.start(when + at);
  source.stop(when + at + length);
}

function addBreath(context: BaseAudioContext, out: AudioNode, when: number, breath: Breath): void {
  const { band, gain, at = 0, length } = breath;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = 2 * Math.random() - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = band;
  source.connect(filter).connect(fade(context, out, gain, when + at, length));
  source.start(when + at);
}

/** Adds a sound to what the context plays, at a time of the context. */
export function addSound(context: BaseAudioContext, out: AudioNode, sound: Sound, when: number): void {
  const { tones, breaths = [] } = recipes[sound];
  for (const tone of tones) addTone(context, out, when, tone);
  for (const breath of breaths) addBreath(context, out, when, breath);
}
