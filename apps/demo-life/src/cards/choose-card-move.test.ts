import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import { expect, it } from 'vitest'
import { titleAtTable } from '@trevo/game-rules/card-tables/title-at-table.ts'
import { holdemRules } from '@trevo/game-rules/holdem/table-rules.ts'
import { viewOf } from '@trevo/game-rules/holdem/view.ts'
import { chooseCardMove } from './choose-card-move.ts'

it('a program plays a whole hand of a tournament by the game server’s moves', () => {
  const seeds = { server: 'a'.repeat(64), seats: ['b', 'c', 'd'].map((one) => one.repeat(64)) }
  const stacks = seeds.seats.map(() => 150_000n)
  const title = titleAtTable(texasHoldem, 'sng-3')
  for (const chance of [0, 0.5, 0.99]) {
    let state = holdemRules.begin(title, stacks, seeds, { entryMinor: 55_000n, handNumber: 1 })
    while (state.toMove !== undefined) {
      const mySeat = state.toMove
      const play = JSON.parse(JSON.stringify(viewOf(state, mySeat)))
      const move = chooseCardMove('holdem', { play, mySeat }, chance)
      state = holdemRules.apply(state, mySeat, JSON.parse(JSON.stringify(move)))
    }
    expect(state.end).toBeDefined()
  }
})
