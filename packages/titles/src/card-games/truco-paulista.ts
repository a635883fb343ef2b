import { defineCardGame } from './card-game.ts'
import { trucoHouse, trucoTimes } from './truco-times.ts'

const texts = {
  PT: {
    title: 'Truco Paulista',
    pitch: 'Um contra um até 12. Peça truco, seis, nove ou doze.',
  },
  EN: {
    title: 'Truco Paulista',
    pitch: 'One on one, first to 12. Call truco, six, nine or twelve.',
  },
} as const

export const trucoPaulista = defineCardGame(texts, {
  family: 'truco',
  gameCode: 'truco-paulista',
  version: 1,
  hue: 50,
  seatCount: 2,
  entriesMinor: [20_000n, 50_000n, 100_000n, 200_000n, 500_000n],
  rakeBp: 500,
  times: trucoTimes,
  house: trucoHouse,
  listing: { nodeId: 1701, isHot: true, isNew: true },
  drawings: ['truco-hand', 'megaphone', 'beans'],
})
