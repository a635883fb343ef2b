import { tableChipsMinor } from '@trevo/game-rules/bets/table-chips.ts'
import type { VideoPokerTitle } from '@trevo/game-rules/video-poker/types.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: VideoPokerTitle = defineGame(texts, {
  family: 'video-poker',
  gameCode: 'dois-e-coringa',
  version: 1,
  hue: 200,
  stakeStepsMinor: tableChipsMinor,
  rtpBp: 9972,
  rtpWithinBp: 1,
  wilds: 'deuces',
  pays: [
    ['royal-flush', 800],
    ['four-deuces', 200],
    ['wild-royal-flush', 25],
    ['five-of-a-kind', 16],
    ['straight-flush', 10],
    ['four-of-a-kind', 4],
    ['full-house', 4],
    ['flush', 3],
    ['straight', 2],
    ['three-of-a-kind', 1],
  ],
  handCountMax: 10,
})
