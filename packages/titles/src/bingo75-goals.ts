import type { BingoGoal } from '@trevo/game-rules/bingo75/types.ts'

const side = [0, 1, 2, 3, 4]
const falling = [0, 6, 12, 18, 24]
const rising = [4, 8, 12, 16, 20]
const lines = [
  ...side.map((row) => side.map((column) => row * 5 + column)),
  ...side.map((column) => side.map((row) => row * 5 + column)),
  falling,
  rising,
]

/** Patterns of 75-ball bingo and their payouts by balls, for every title that plays it. */
export const bingo75Goals: readonly BingoGoal[] = [
  {
    id: 'line',
    name: { PT: 'Linha', EN: 'Line' },
    forms: lines,
    tiers: [
      { ballCountMax: 12, multiplier: 9_000 },
      { ballCountMax: 16, multiplier: 3_000 },
      { ballCountMax: 20, multiplier: 1_000 },
      { ballCountMax: 24, multiplier: 500 },
      { ballCountMax: 28, multiplier: 300 },
      { ballCountMax: 32, multiplier: 200 },
    ],
  },
  {
    id: 'corners',
    name: { PT: 'Quatro cantos', EN: 'Four corners' },
    forms: [[0, 4, 20, 24]],
    tiers: [
      { ballCountMax: 10, multiplier: 50_000 },
      { ballCountMax: 18, multiplier: 8_000 },
      { ballCountMax: 26, multiplier: 2_000 },
      { ballCountMax: 34, multiplier: 800 },
      { ballCountMax: 42, multiplier: 300 },
      { ballCountMax: 48, multiplier: 200 },
    ],
  },
  {
    id: 'x',
    name: { PT: 'Xis', EN: 'Cross' },
    forms: [[...new Set([...falling, ...rising])]],
    tiers: [
      { ballCountMax: 20, multiplier: 500_000 },
      { ballCountMax: 30, multiplier: 50_000 },
      { ballCountMax: 38, multiplier: 8_000 },
      { ballCountMax: 46, multiplier: 1_800 },
      { ballCountMax: 52, multiplier: 700 },
      { ballCountMax: 57, multiplier: 250 },
    ],
  },
  {
    id: 'frame',
    name: { PT: 'Moldura', EN: 'Frame' },
    forms: [[0, 1, 2, 3, 4, 5, 9, 10, 14, 15, 19, 20, 21, 22, 23, 24]],
    tiers: [
      { ballCountMax: 40, multiplier: 500_000 },
      { ballCountMax: 48, multiplier: 60_000 },
      { ballCountMax: 54, multiplier: 9_000 },
      { ballCountMax: 60, multiplier: 1_400 },
      { ballCountMax: 64, multiplier: 500 },
      { ballCountMax: 67, multiplier: 250 },
    ],
  },
  {
    id: 'full',
    name: { PT: 'Cartela cheia', EN: 'Full card' },
    forms: [Array.from({ length: 25 }, (_, cell) => cell)],
    tiers: [
      { ballCountMax: 50, multiplier: 500_000 },
      { ballCountMax: 56, multiplier: 75_000 },
      { ballCountMax: 60, multiplier: 15_000 },
      { ballCountMax: 64, multiplier: 3_000 },
      { ballCountMax: 68, multiplier: 500 },
      { ballCountMax: 70, multiplier: 200 },
    ],
  },
]
