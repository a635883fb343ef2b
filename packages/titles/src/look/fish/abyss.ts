import { drawEel, drawJellyfish, drawOctopus, drawShrimp, drawSquid } from './draw-creatures.ts'
import { drawFish, eye, glow } from './draw-fish.ts'

const lamp = (x: number, y: number, r: number, colour: string): string =>
  `<defs>${glow('l', colour)}</defs><circle cx="${x}" cy="${y}" r="${r}" fill="url(#l)"/>`

/** What lives in a deep-sea trench. */
export const abyssFish: Readonly<Record<string, string>> = {
  'abyss-shrimp': drawShrimp({ dark: '#7a0b1c', main: '#ff3d50', light: '#ffa79b' }),
  'abyss-lantern': drawFish({
    id: 'lantern',
    colours: {
      back: '#21407a',
      side: '#4f7cc4',
      belly: '#86b4e6',
      fin: '#7fa8e0',
      mark: '#5ff5ff',
    },
    length: 44,
    up: 12,
    down: 12,
    tail: 'fork',
    dorsal: 'low',
    pattern: 'lights',
    eye: 5,
    eyeColour: '#a6ffee',
  }),
  'abyss-hatchet': drawFish({
    id: 'hatchet',
    colours: {
      back: '#3b4658',
      side: '#b8c6d8',
      belly: '#f2f8ff',
      fin: '#9fb4cc',
      mark: '#7dffb8',
    },
    length: 40,
    up: 12,
    down: 23,
    tail: 'fork',
    tailSize: 12,
    dorsal: 'low',
    pattern: 'lights',
    mouth: 'big',
    eye: 5,
    eyeColour: '#d6ff8a',
  }),
  'abyss-squid': drawSquid({ dark: '#3a1560', main: '#8a4bd8', light: '#d9b3ff' }, '#55c8ff'),
  'abyss-blob': drawFish({
    id: 'blob',
    colours: {
      back: '#a5627a',
      side: '#f0a9b6',
      belly: '#ffdbe0',
      fin: '#e58fa3',
      mark: '#d98a9c',
    },
    length: 44,
    up: 19,
    down: 16,
    tail: 'fan',
    tailSize: 12,
    dorsal: 'long',
    eye: 3.2,
    eyeColour: '#6a3b52',
    front:
      '<path d="M3 33C1 30 4 27 8 29C13 31 13 36 9 38C5 39 3 36 3 33Z" fill="#f7bcc6" stroke="#a5627a" stroke-width="1"/><path d="M8 41q9 -3 17 1" fill="none" stroke="#6a2f44" stroke-width="2.2" stroke-linecap="round"/>',
  }),
  'abyss-viper': drawFish({
    id: 'viper',
    colours: {
      back: '#0d3a50',
      side: '#1f86a6',
      belly: '#64c9d8',
      fin: '#3fa9c0',
      mark: '#8dfff4',
    },
    length: 50,
    up: 9,
    down: 9,
    tail: 'fork',
    tailSize: 10,
    dorsal: 'low',
    pattern: 'lights',
    mouth: 'jaw',
    eye: 3.4,
    eyeColour: '#8dffd6',
  }),
  'abyss-pelican': drawEel(
    { dark: '#2c1f4e', main: '#6a52a8', light: '#b8a0f0' },
    {
      thick: 6,
      head:
        '<path d="M24 25C16 16 5 15 0 20C3 24 4 26 3 30C1 40 5 53 17 52C25 50 28 36 24 25Z" fill="#4a3880" stroke="#2c1f4e" stroke-width="1.3"/><path d="M2 21C10 21 18 24 22 29C19 33 10 34 3 31C4 27 3 24 2 21Z" fill="#7a1f4a"/><path d="M6 38C8 46 13 49 18 48" stroke="#8b74c8" stroke-width="1.6" fill="none" stroke-linecap="round" opacity=".7"/>' +
        eye(11, 19, 2.2, '#ffe27a') +
        lamp(57, 31, 5, '#ff5fa8'),
    },
  ),
  'abyss-dumbo': drawOctopus({ dark: '#8a3a12', main: '#ff9a4a', light: '#ffe0b0' }, true),
  'abyss-crown': drawJellyfish({ dark: '#7a0a3c', main: '#e2326e', light: '#ff9ac0' }, true),
  'abyss-angler': drawFish({
    id: 'angler',
    colours: {
      back: '#3a2340',
      side: '#8a5f8f',
      belly: '#c79ac0',
      fin: '#a06fa6',
      mark: '#4a2f52',
    },
    length: 44,
    up: 21,
    down: 21,
    tail: 'fan',
    tailSize: 12,
    dorsal: 'long',
    anal: 'long',
    pattern: 'spots',
    mouth: 'jaw',
    eye: 3,
    eyeColour: '#c8ff7a',
    front:
      '<path d="M24 13C22 4 12 1 7 8" fill="none" stroke="#1c1420" stroke-width="1.8" stroke-linecap="round"/>' +
      lamp(7, 10, 7, '#8dffb0'),
  }),
  'abyss-goblin': drawFish({
    id: 'goblin',
    colours: { back: '#7d4a5c', side: '#d69aa8', belly: '#ffe3e6', fin: '#b8788a' },
    length: 50,
    up: 10,
    down: 9,
    tail: 'moon',
    tailSize: 11,
    dorsal: 'shark',
    mouth: 'teeth',
    eye: 2.4,
    eyeColour: '#3a1420',
    front:
      '<path d="M0 25C6 23 13 24 18 27L9 30C5 29 2 27 0 25Z" fill="#c4889a" stroke="#7d4a5c" stroke-width="1.1"/><path d="M24 29v6M27 29v6M30 29v6" stroke="#7d4a5c" stroke-width="1.2" stroke-linecap="round"/>',
  }),
  'abyss-coelacanth': drawFish({
    id: 'coelacanth',
    colours: {
      back: '#8a5c06',
      side: '#f5bf3a',
      belly: '#ffefb0',
      fin: '#ffa53d',
      mark: '#fff8dc',
    },
    length: 48,
    up: 14,
    down: 13,
    tail: 'fan',
    tailSize: 13,
    dorsal: 'sail',
    anal: 'trail',
    pattern: 'spots',
    mouth: 'big',
    eye: 3.6,
    eyeColour: '#7dffea',
  }),
  'abyss-colossus': drawSquid(
    { dark: '#5a0a1e', main: '#d8324e', light: '#ff9a8a' },
    '#ffb84d',
    '<path d="M31 24l-2 -9 6 4 4 -7 4 7 6 -4 -2 9z" fill="#ffd34d" stroke="#8a5a0a" stroke-width="1.2" stroke-linejoin="round"/>' +
      '<path d="M12 22l-4 -7 8 4M20 18l-1 -8 6 6" fill="#ff9a8a" stroke="#5a0a1e" stroke-width="1.2" stroke-linejoin="round"/>' +
      eye(37, 31, 6, '#ffe14d'),
  ),
}
