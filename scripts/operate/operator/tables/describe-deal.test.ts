import { expect, test } from 'vitest'
import { OperatorDeal } from '../../../../packages/contract/src/ops/risk/table-signals.ts'
import { titleAtTable } from '../../../../packages/game-rules/src/card-tables/title-at-table.ts'
import { commitmentsOf } from '../../../../packages/game-rules/src/card-tables/table-seeds.ts'
import { honestPlayer } from '../../../../packages/game-rules/src/collusion/testing/holdem-player.ts'
import {
  playHoldem,
  playTruco,
  type PlayedDeal,
} from '../../../../packages/game-rules/src/collusion/testing/play-deal.ts'
import { fastChance } from '../../../../packages/game-rules/src/slots/fast-chance.ts'
import { formatMoney } from '../../../../packages/money/src/money.ts'
import { texasHoldem } from '../../../../packages/titles/src/card-games/texas-holdem.ts'
import { trucoPaulista } from '../../../../packages/titles/src/card-games/truco-paulista.ts'
import { describeDeal } from './describe-deal.ts'

const dealOf = (
  gameCode: string,
  { record, afterMinor }: PlayedDeal,
  sitAndGo: string | null = null,
) =>
  OperatorDeal.parse({
    gameCode,
    number: 3,
    entry: formatMoney(record.terms.entryMinor),
    posts: [],
    names: ['fox', 'owl', 'bee'].slice(0, afterMinor.length),
    commitmentNumber: 1,
    commitments: commitmentsOf(record.seeds),
    seeds: record.seeds,
    stacks: record.stacksMinor.map(formatMoney),
    moves: record.moves.map((move) => ({ ...move, byClock: false })),
    sitAndGo,
    hand: record.terms.handNumber ?? null,
    standIns: [],
    result: { stacks: afterMinor.map(formatMoney), rake: '0.00' },
    endedAt: '2026-11-26T12:00:00.000Z',
    place: 0,
    otherPlace: 1,
  })

const player = honestPlayer({ looseness: 0.6, boldness: 0.5, bluffs: 0.1, fears: 0 })
const stacks = [200_000n, 200_000n, 200_000n]
const players = [player, player, player]
const holdem = playHoldem(texasHoldem, stacks, players, fastChance(4))
const chips = [150_000n, 40_000n, 260_000n]
const hand = playHoldem(titleAtTable(texasHoldem, 'sng-3'), chips, players, fastChance(4), 20)
const truco = playTruco(trucoPaulista, [{ boldness: 0.5 }, { boldness: 0.5 }], fastChance(4))

test.each([
  ['hold’em', dealOf('texas-holdem', holdem)],
  ['a tournament', dealOf('texas-holdem', hand, 'sng-3')],
  ['Truco', dealOf('truco-paulista', truco)],
])('a deal of %s is replayed from its seeds, and shown move by move', (_, deal) => {
  const lines = describeDeal(deal)
  expect(lines.at(-1)).toBe(
    'Played again from its seeds: it ends as recorded, and the seeds are those committed to.',
  )
  expect(lines.filter((line) => /^(fox|owl|bee) /.test(line))).toHaveLength(
    deal.names.length + deal.moves.length,
  )
  expect(lines.find((line) => line.startsWith('fox'))).toContain('account')
})

test('another result, or another seed, is reported', () => {
  const deal = dealOf('texas-holdem', holdem)
  const wrong = { ...deal, result: { ...deal.result, stacks: [...deal.stacks].fill('1.00') } }
  expect(describeDeal(wrong).at(-1)).toContain('does NOT end as recorded')
  const seeds = { ...deal.seeds, server: 'f'.repeat(64) }
  expect(describeDeal({ ...deal, seeds }).at(-1)).toContain('NOT those committed to')
  expect(describeDeal({ ...deal, gameCode: 'chess' })).toEqual([
    'This version knows no game chess.',
  ])
})
