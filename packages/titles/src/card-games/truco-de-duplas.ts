import { defineCardGame } from './card-game.ts'
import { trucoHouse, trucoTimes } from './truco-times.ts'

const texts = {
  PT: {
    title: 'Truco de Duplas',
    pitch: 'Quatro na mesa, duas duplas, 12 tentos. Sua dupla senta à sua frente.',
  },
  EN: {
    title: 'Truco for Pairs',
    pitch: 'Four players in two pairs, first to 12 points. Your partner sits opposite.',
  },
} as const

export const trucoDeDuplas = defineCardGame(texts, {
  family: 'truco',
  gameCode: 'truco-de-duplas',
  version: 1,
  hue: 30,
  seatCount: 4,
  entriesMinor: [20_000n, 50_000n, 100_000n, 200_000n],
  rakeBp: 500,
  times: trucoTimes,
  house: trucoHouse,
  listing: { nodeId: 1702, isHot: false, isNew: true },
  drawings: ['handshake', 'joker', 'wolf'],
})
