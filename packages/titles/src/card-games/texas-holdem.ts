import { defineCardGame } from './card-game.ts'
import { holdemSitAndGos } from './holdem-sit-and-gos.ts'

const texts = {
  PT: {
    title: 'Texas Hold’em',
    pitch: 'Pôquer sem limite, de dois a seis na mesa. Você leva suas fichas quando quiser.',
  },
  EN: {
    title: 'Texas Hold’em',
    pitch: 'No-limit poker for two to six players. Cash in your chips at any time.',
  },
} as const

export const texasHoldem = defineCardGame(texts, {
  family: 'holdem',
  gameCode: 'texas-holdem',
  version: 1,
  hue: 155,
  seatCount: 6,
  entriesMinor: [200_000n, 500_000n, 1_000_000n, 2_000_000n],
  rakeBp: 500,
  times: {
    waitMs: 600_000,
    seedMs: 10_000,
    turnMs: 20_000,
    bankMs: 30_000,
    missedMovesMax: 2,
  },
  cash: {
    entryBigBlinds: 100,
    leastBigBlinds: 40,
    rakeCapBigBlinds: 3,
    pauseMs: 5_000,
    awayMs: 300_000,
    bankBackMs: 3_000,
  },
  sitAndGos: holdemSitAndGos,
  listing: { nodeId: 1703, isHot: false, isNew: true },
  drawings: ['spade-suit', 'heart-suit', 'diamond-suit'],
})
