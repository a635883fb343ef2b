import { drawDolphin, drawEel, drawRay, drawTurtle } from './draw-creatures.ts'
import { drawFish, eye } from './draw-fish.ts'

/** The fish of an Amazonian lagoon. */
export const riverFish: Readonly<Record<string, string>> = {
  'river-tetra': drawFish({
    id: 'tetra',
    colours: {
      back: '#0f5c8f',
      side: '#18b6e6',
      belly: '#ff3b4e',
      fin: '#9fe8ff',
      mark: '#5ff6ff',
    },
    length: 44,
    up: 10,
    down: 10,
    tail: 'fork',
    dorsal: 'low',
    pattern: 'stripe',
    eye: 4,
  }),
  'river-angelfish': drawFish({
    id: 'angelfish',
    colours: {
      back: '#5c5f6b',
      side: '#e9ecf2',
      belly: '#c9d3de',
      fin: '#f4f6fa',
      mark: '#20242e',
    },
    length: 40,
    up: 17,
    down: 17,
    tail: 'fan',
    tailSize: 12,
    dorsal: 'high',
    anal: 'trail',
    pattern: 'bands',
    eye: 3.6,
    eyeColour: '#ff6a4d',
  }),
  'river-piranha': drawFish({
    id: 'piranha',
    colours: {
      back: '#2d3b46',
      side: '#7f97a3',
      belly: '#e8402f',
      fin: '#c3402f',
      mark: '#35505c',
    },
    length: 46,
    up: 17,
    down: 16,
    tail: 'fork',
    tailSize: 13,
    dorsal: 'low',
    pattern: 'spots',
    mouth: 'teeth',
    eye: 3.8,
    eyeColour: '#ff5a3c',
  }),
  'river-discus': drawFish({
    id: 'discus',
    colours: {
      back: '#8c2a12',
      side: '#ff8a2b',
      belly: '#ffc14d',
      fin: '#33c7d6',
      mark: '#27b6cf',
    },
    length: 46,
    up: 22,
    down: 22,
    tail: 'fan',
    tailSize: 11,
    dorsal: 'long',
    anal: 'long',
    pattern: 'maze',
    eye: 3.8,
    eyeColour: '#ff3d2e',
  }),
  'river-tucunare': drawFish({
    id: 'tucunare',
    colours: {
      back: '#4a6414',
      side: '#c9c23a',
      belly: '#ffdf8f',
      fin: '#ff7f32',
      mark: '#3e4a16',
    },
    length: 48,
    up: 14,
    down: 12,
    tail: 'fan',
    tailSize: 13,
    dorsal: 'sail',
    pattern: 'eyespot',
    mouth: 'big',
    eyeColour: '#ff4b2b',
  }),
  'river-cascudo': drawFish({
    id: 'cascudo',
    colours: {
      back: '#2a1d14',
      side: '#7c5a38',
      belly: '#b98c5a',
      fin: '#8f6a3f',
      mark: '#ffcf6b',
    },
    length: 48,
    up: 11,
    down: 9,
    tail: 'moon',
    tailSize: 13,
    dorsal: 'sail',
    pattern: 'spots',
    mouth: 'big',
  }),
  'river-aruana': drawFish({
    id: 'aruana',
    colours: {
      back: '#6f7f86',
      side: '#dfe8e4',
      belly: '#fff6d8',
      fin: '#f2b45c',
      mark: '#8ea3a4',
    },
    length: 52,
    up: 9,
    down: 10,
    tail: 'fan',
    tailSize: 9,
    dorsal: 'long',
    anal: 'long',
    pattern: 'scales',
    front:
      '<path d="M2 34q-2 5 1 8M4 35q-1 4 2 7" fill="none" stroke="#6f7f86" stroke-width="1" stroke-linecap="round"/>',
  }),
  'river-eel': drawEel(
    { dark: '#1b2417', main: '#56652f', light: '#c7d36a' },
    {
      thick: 8,
      marks: '#e9c04a',
      head:
        '<path d="M1 28C2 20 9 17 16 19C20 23 19 32 14 34C8 36 1 34 1 28Z" fill="#56652f" stroke="#1b2417" stroke-width="1.3"/><path d="M4 33q6 3 11 0" fill="none" stroke="#ffb24a" stroke-width="3" stroke-linecap="round"/><path d="M1.6 30q5 2.6 9 .8" fill="none" stroke="#1b2417"/>' +
        eye(7.4, 24.6, 2.6, '#7dffea') +
        '<path d="M27 12l-3 6h4l-3 7M50 17l-3 5h4l-3 6M40 52l-2 4h3l-2 5" fill="none" stroke="#8ffcff" stroke-width="1.6" stroke-linejoin="round"/>',
    },
  ),
  'river-ray': drawRay({ dark: '#20242c', main: '#4a5361', light: '#8b98a8' }, '#fff3c9'),
  'river-turtle': drawTurtle(
    { dark: '#33502a', main: '#6f9a44', light: '#b9d86a' },
    { dark: '#4a3219', main: '#96682f', light: '#e0b45c' },
  ),
  'river-dolphin': drawDolphin({ dark: '#a93a6b', main: '#ff8fb4', light: '#ffd0dd' }),
  'river-pirarucu': drawFish({
    id: 'pirarucu',
    colours: {
      back: '#8a5a0a',
      side: '#ffc93c',
      belly: '#fff0b0',
      fin: '#ff8a3d',
      mark: '#d9482b',
    },
    length: 53,
    up: 11,
    down: 10,
    tail: 'fan',
    tailSize: 9,
    dorsal: 'long',
    anal: 'long',
    pattern: 'scales',
    mouth: 'big',
    eye: 3,
    front:
      '<path d="M50 22l1.4 3.2 3.4 .4-2.5 2.3.7 3.4-3-1.7-3 1.7.7-3.4-2.5-2.3 3.4-.4z" fill="#fffbe0"/><path d="M22 42l.9 2 2.1.3-1.6 1.4.5 2.1-1.9-1.1-1.9 1.1.5-2.1-1.6-1.4 2.1-.3z" fill="#fffbe0"/>',
  }),
  'river-snake': drawEel(
    { dark: '#0f2a1c', main: '#2f7a42', light: '#a8e07a' },
    {
      thick: 11,
      marks: '#123a22',
      head:
        '<path d="M0 27C0 16 9 11 18 13C25 17 25 32 18 36C9 40 0 37 0 27Z" fill="#2f7a42" stroke="#0f2a1c" stroke-width="1.6"/>' +
        '<path d="M3 20C6 15 12 13.6 17 15" fill="none" stroke="#d8f5a0" stroke-width="2" stroke-linecap="round" opacity=".7"/>' +
        '<path d="M0 30C6 34 14 33.6 19 30C18 37 6 39 0 33Z" fill="#7c1226"/><path d="M3 31l1.6 4 1.8 -3.2M13 32.6l1.4 3.6 1.9 -4.4" fill="#fff"/>' +
        '<path d="M0 33l-4 3M0 33l-3 -1" stroke="#ff4d63" stroke-width="1.4" fill="none"/>' +
        '<path d="M9 12l-1 -6 5 4 3 -5 3 5 4 -3 -1 7z" fill="#ffd34d" stroke="#8a5a0a" stroke-width="1"/>' +
        eye(9.5, 23, 4, '#ffef5c'),
    },
  ),
}
