import type { PlinkoTitle } from '@trevo/game-rules/plinko/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: PlinkoTitle = defineGame(texts, {
  family: 'plinko',
  gameCode: 'cascata-de-caju',
  version: 1,
  hue: 5,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9896,
  rtpWithinBp: 6,
  boards: [
    { risk: 'low', rowCount: 8, half: [550, 280, 140, 75, 50] },
    { risk: 'low', rowCount: 9, half: [600, 320, 175, 95, 60] },
    { risk: 'low', rowCount: 10, half: [850, 430, 220, 120, 71, 50] },
    { risk: 'low', rowCount: 11, half: [950, 500, 260, 150, 85, 60] },
    { risk: 'low', rowCount: 12, half: [1_100, 590, 320, 185, 110, 70, 49] },
    { risk: 'low', rowCount: 13, half: [1_200, 670, 370, 230, 135, 85, 55] },
    { risk: 'low', rowCount: 14, half: [1_300, 750, 450, 260, 165, 105, 70, 45] },
    { risk: 'low', rowCount: 15, half: [1_500, 870, 520, 310, 195, 130, 80, 55] },
    { risk: 'low', rowCount: 16, half: [1_700, 1_000, 610, 370, 230, 150, 100, 65, 50] },
    { risk: 'medium', rowCount: 8, half: [1_400, 360, 129, 60, 40] },
    { risk: 'medium', rowCount: 9, half: [1_800, 520, 179, 80, 45] },
    { risk: 'medium', rowCount: 10, half: [2_400, 720, 250, 110, 55, 40] },
    { risk: 'medium', rowCount: 11, half: [2_800, 930, 350, 145, 75, 44] },
    { risk: 'medium', rowCount: 12, half: [3_500, 1_250, 470, 200, 95, 55, 40] },
    { risk: 'medium', rowCount: 13, half: [4_500, 1_600, 620, 260, 125, 70, 45] },
    { risk: 'medium', rowCount: 14, half: [6_000, 2_200, 840, 350, 165, 85, 55, 40] },
    { risk: 'medium', rowCount: 15, half: [8_500, 3_000, 1_150, 480, 220, 104, 65, 45] },
    { risk: 'medium', rowCount: 16, half: [12_000, 4_200, 1_600, 640, 290, 140, 80, 50, 40] },
    { risk: 'high', rowCount: 8, half: [3_000, 490, 110, 35, 20] },
    { risk: 'high', rowCount: 9, half: [4_500, 770, 170, 55, 25] },
    { risk: 'high', rowCount: 10, half: [7_600, 1_250, 270, 80, 30, 20] },
    { risk: 'high', rowCount: 11, half: [12_000, 2_000, 430, 120, 44, 20] },
    { risk: 'high', rowCount: 12, half: [17_000, 3_000, 660, 185, 65, 30, 20] },
    { risk: 'high', rowCount: 13, half: [27_000, 4_800, 1_050, 280, 95, 40, 20] },
    { risk: 'high', rowCount: 14, half: [40_000, 7_400, 1_650, 430, 135, 50, 30, 20] },
    { risk: 'high', rowCount: 15, half: [64_000, 12_000, 2_500, 650, 200, 80, 35, 20] },
    { risk: 'high', rowCount: 16, half: [100_000, 18_000, 4_000, 1_000, 300, 105, 45, 25, 25] },
  ],
})
