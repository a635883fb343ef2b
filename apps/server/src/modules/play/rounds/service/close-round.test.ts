import { expect, test } from 'vitest'
import type { PlayContext } from '../../common/context.ts'
import { closeRound } from './close-round.ts'

test('a round of an unknown player is refused before anything is read', async () => {
  const context = { sessions: { findPlayer: async () => undefined } } as unknown as PlayContext // all it may use
  const order = { vendor: 'BGS', playerRef: 'nobody', roundId: 'r1' }
  expect(await closeRound(context)(order)).toMatchObject({
    kind: 'refused',
    refusal: 'player_unknown',
  })
})
