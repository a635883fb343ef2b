import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listJackpots } from '@trevo/contract/wps/jackpots.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { gameIn, type Lobby } from '../modules/catalogue/index.ts'

/** The pool that the counter of the demo brand shows; the first slots on offer fill it. */
export const exampleJackpots = (
  { games }: Lobby,
  language: Language,
): Answer<typeof listJackpots> => ({
  list: [
    {
      code: 'trevo',
      name: 'Trevo',
      amount: '8412977.33',
      seedAmount: '1000000.00',
      mustHitBy: '9000000.00',
      number: 1,
      commitment: 'a1'.repeat(32),
      salt: '',
      games: games
        .filter(({ row }) => row.category === 'RNG')
        .slice(0, 3)
        .map((game) => ({ nodeId: gameIn(game, language).nodeId, shareBp: 100 })),
    },
  ],
  won: [],
})
