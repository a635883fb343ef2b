import { tableChipsMinor } from '@trevo/game-rules/bets/table-chips.ts'
import type { VideoPokerTitle } from '@trevo/game-rules/video-poker/types.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: VideoPokerTitle = defineGame(texts, {
  family: 'video-poker',
  gameCode: 'valetes-ou-melhor',
  version: 1,
  hue: 268,
  stakeStepsMinor: tableChipsMinor,
  rtpBp: 9954,
  rtpWithinBp: 1,
  wilds: 'none',
  pays: [
    ['royal-flush', 800],
    ['straight-flush', 50],
    ['four-of-a-kind', 25],
    ['full-house', 9],
    ['flush', 6],
    ['straight', 4],
    ['three-of-a-kind', 3],
    ['two-pair', 2],
    ['jacks-or-better', 1],
  ],
  handCountMax: 10,
})
