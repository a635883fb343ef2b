import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { RoundReplay } from '@trevo/contract/ops/rounds.ts'
import { cleanup, render } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { replayLines, RoundReplayPanel } from './round-replay.tsx'
import { replayQuery } from './use-games.ts'

afterEach(cleanup)

const replay: RoundReplay = {
  verdict: 'differs',
  stake: '15.00',
  payout: '40.00',
  booksAgree: true,
  choice: null,
  actions: [],
  proof: {
    mathsVersion: 3,
    seedPairId: 'pair',
    commitment: 'ab'.repeat(32),
    commitmentNumber: 4,
    clientSeed: 'trevo',
    nonce: 12,
    hashCount: 1,
    serverSeed: 'cd'.repeat(32),
  },
  redone: {
    payout: '0.00',
    commitmentHolds: true,
    outcomeHolds: false,
    payoutHolds: false,
    facts: [{ label: 'Reels', value: '3, 17, 22' }],
  },
}

const show = (value: RoundReplay | null) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(replayQuery('BGS', 'r1').queryKey, value)
  const panel = createElement(RoundReplayPanel, { vendor: 'BGS', roundId: 'r1' })
  return render(createElement(QueryClientProvider, { client }, panel)).container
}

it('shows each check, what decided the round, and the seeds', () => {
  const shown = show(replay)
  expect(shown.querySelector('.o-pill.o-bad')?.textContent).toBe('games.redone.differs')
  const rows = [...shown.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  expect(rows).toEqual(
    expect.arrayContaining([
      ['games.check.commitment', 'games.check.holds'],
      ['games.check.outcome', 'games.check.fails'],
      ['games.check.books', 'games.check.holds'],
      ['Reels', '3, 17, 22'],
      ['games.proof.serverSeed', 'cd'.repeat(32)],
    ]),
  )
})

it('shows nothing where the vendor gives no record, and the receipt has no line of it', () => {
  expect(show(null).textContent).toBe('')
  const t = (key: string) => key
  expect(replayLines(t as never, null)).toEqual([])
  expect(replayLines(t as never, replay)).toContain('games.check.outcome: games.check.fails')
})
