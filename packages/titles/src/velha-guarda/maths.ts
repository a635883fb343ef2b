import type { ScratchTitle } from '@trevo/game-rules/scratch/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: ScratchTitle = defineGame(texts, {
  family: 'scratch',
  gameCode: 'velha-guarda',
  version: 1,
  hue: 330,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9759,
  rtpWithinBp: 1,
  game: {
    mechanic: 'three-in-line',
    pictures: [
      { multiplier: 5_000, weight: 7, name: { PT: 'saxofone', EN: 'saxophone' } },
      { multiplier: 700, weight: 13, name: { PT: 'microfone', EN: 'microphone' } },
      { multiplier: 300, weight: 20, name: { PT: 'rabeca', EN: 'fiddle' } },
      { multiplier: 150, weight: 27, name: { PT: 'violão', EN: 'guitar' } },
      { multiplier: 100, weight: 33, name: { PT: 'partitura', EN: 'score' } },
    ],
  },
})
