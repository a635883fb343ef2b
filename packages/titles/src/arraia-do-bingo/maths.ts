import type { VideoBingoTitle } from '@trevo/game-rules/video-bingo/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

const cells = Array.from({ length: 15 }, (_, cell) => cell)
const lines = [0, 1, 2].map((row) => cells.slice(row * 5, row * 5 + 5))
const columns = [0, 1, 2, 3, 4].map((column) => cells.filter((cell) => cell % 5 === column))

/** All ways to take a number of parts, each as one list of cells. */
const subsets = (parts: readonly (readonly number[])[], count: number): readonly number[][] =>
  count === 0
    ? [[]]
    : parts.flatMap((part, index) =>
        subsets(parts.slice(index + 1), count - 1).map((rest) => [...part, ...rest]),
      )

export const maths: VideoBingoTitle = defineGame(texts, {
  family: 'video-bingo',
  gameCode: 'arraia-do-bingo',
  version: 1,
  hue: 190,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9786,
  rtpWithinBp: 5,
  patterns: [
    { id: 'bingo', name: { PT: 'Bingo', EN: 'Bingo' }, forms: [cells], pays: 5_000 },
    {
      id: 'four-columns',
      name: { PT: 'Quatro colunas', EN: 'Four columns' },
      forms: subsets(columns, 4),
      pays: 3_000,
    },
    {
      id: 'frame',
      name: { PT: 'Moldura', EN: 'Frame' },
      forms: [[0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14]],
      pays: 2_000,
    },
    {
      id: 'two-lines',
      name: { PT: 'Duas linhas', EN: 'Two lines' },
      forms: subsets(lines, 2),
      pays: 1_000,
    },
    {
      id: 'three-columns',
      name: { PT: 'Três colunas', EN: 'Three columns' },
      forms: subsets(columns, 3),
      pays: 200,
    },
    {
      id: 'vee',
      name: { PT: 'Bandeirinha', EN: 'Pennant' },
      forms: [
        [0, 6, 12, 8, 4],
        [10, 6, 2, 8, 14],
      ],
      pays: 35,
    },
    { id: 'line', name: { PT: 'Linha', EN: 'Line' }, forms: lines, pays: 20 },
    {
      id: 'two-columns',
      name: { PT: 'Duas colunas', EN: 'Two columns' },
      forms: subsets(columns, 2),
      pays: 14,
    },
    { id: 'corners', name: { PT: 'Cantos', EN: 'Corners' }, forms: [[0, 4, 10, 14]], pays: 12 },
    { id: 'column', name: { PT: 'Coluna', EN: 'Column' }, forms: columns, pays: 2 },
  ],
  drawCount: 30,
  extraCountMax: 13,
  extraPricedAtBp: 9800,
  extraOfferedFromBp: 9500,
})
