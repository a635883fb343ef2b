import type { FishTitle } from '@trevo/game-rules/fish/types.ts'
import { defineGame } from '../define-game.ts'
import { cannons } from '../look/fish/cannons.ts'
import { firstShotMinor, pond, shotStakesMinor } from '../look/fish/pond.ts'
import { kinds } from './kinds.ts'
import { texts } from './texts.ts'

export const maths: FishTitle = defineGame(texts, {
  family: 'fish',
  gameCode: 'lagoa-encantada',
  version: 2,
  hue: 165,
  stakeStepsMinor: shotStakesMinor,
  firstStakeMinor: firstShotMinor,
  rtpBp: 9670,
  rtpWithinBp: 1,
  kinds,
  cannons,
  pond,
})
