import type { LinkReason } from '@trevo/contract/promotion-names.ts'
import type { TableDeal, TableSignal } from '@trevo/contract/vendor/table-signals.ts'
import { seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createReadTableSignals } from './jobs/read-table-signals.ts'
import { isSignalled } from './repository/table-signals.ts'
import { createRaiseOppositeBets } from './service/raise-opposite-bets.ts'
import { createOperatorTableSignals } from './service/operator-table-signals.ts'
import { openTestPlay, type TestPlay } from './testing/open-test-play.ts'

let server: TestPlay
let told: TableSignal[] | undefined
let links: LinkReason[]
/** By member; 1 for everybody else. */
let brands: Map<bigint, number>
let deal: TableDeal | null | undefined
let refs: string[]

const readOf = () => createReadTableSignals(server.context)()
const operators = () => createOperatorTableSignals(server.context)
const list = (brandId = 1, state: 'open' | 'reviewed' | 'dismissed' = 'open') =>
  operators().listTableSignals({ brandId, state, limit: 10 })

beforeEach(async () => {
  told = []
  links = []
  brands = new Map()
  deal = undefined
  server = await openTestPlay({
    members: {
      findMember: async (memberId) => ({
        account: `trevo@member${memberId}`,
        brandId: brands.get(memberId) ?? 1,
      }),
      linksBetween: async () => links,
    },
    vendors: {
      withTableSignals: ['BGS'],
      tableSignalsOf: async (_, after) => told?.filter(({ number }) => number > after),
      tableDealOf: async () => deal,
    },
  })
  for (let count = 0; count < 3; count += 1) await seat(server.world, '10.00')
  const { rows } = await server.pool.query<{ ref: string }>(
    'select ref from play.player order by member_id',
  )
  refs = rows.map(({ ref }) => ref)
})
afterEach(() => server.close())

const signal = (number: number, change: Partial<TableSignal> = {}): TableSignal => ({
  number,
  gameCode: 'texas-holdem',
  kind: 'chip_transfer',
  rulesVersion: 1,
  playerRef: refs[0] ?? '',
  otherRef: refs[1] ?? '',
  figures: { deals: 80, deviations: 6.1 },
  deals: [
    { tableId: 'a', number: 7 },
    { tableId: 'b', number: 2 },
  ],
  raisedAt: '2026-11-26T12:00:00.000Z',
  ...change,
})

describe('what a vendor says of players at its tables', () => {
  test('comes to operators once, with what links the two accounts', async () => {
    links = ['sameDevice', 'samePayee']
    told = [signal(4)]
    expect(await readOf()).toBe(1)
    expect(await readOf()).toBe(0)
    expect(await list()).toEqual([
      {
        signalId: expect.any(String),
        vendor: 'BGS',
        gameCode: 'texas-holdem',
        subject: null,
        kind: 'chip_transfer',
        rulesVersion: 1,
        account: 'trevo@member1',
        other: 'trevo@member2',
        figures: { deals: 80, deviations: 6.1 },
        links: ['sameDevice', 'samePayee'],
        state: 'open',
        raisedAt: '2026-11-26T12:00:00.000Z',
        deals: [
          { tableId: 'a', number: 7 },
          { tableId: 'b', number: 2 },
        ],
        events: [],
      },
    ])
  })

  test('of players who only keep company counts where the accounts are linked', async () => {
    told = [signal(1, { kind: 'company' })]
    await readOf()
    // Who brought a friend plays with the friend.
    links = ['referral']
    told = [...told, signal(2, { kind: 'company' })]
    await readOf()
    expect(await list()).toEqual([])
    links = ['sameDocument']
    told = [...told, signal(3, { kind: 'company' })]
    await readOf()
    expect(await list()).toMatchObject([{ kind: 'company', links: ['sameDocument'] }])
  })

  test('of bets against each other at a live table counts where the accounts are linked', async () => {
    const opposite = (number: number, other: number) =>
      signal(number, {
        gameCode: 'roleta-ao-vivo',
        kind: 'opposite_bets',
        otherRef: refs[other] ?? '',
        figures: { rounds: 4, oppositeRounds: 3, togetherAtRiskBrl: 0 },
        deals: [],
      })
    told = [opposite(1, 1)]
    expect(await readOf()).toBe(1)
    // Bets against each other on a match are those of strangers as well.
    links = ['oppositeBets']
    told = [...told, opposite(2, 1)]
    expect(await readOf()).toBe(1)
    expect(await list()).toEqual([])
    links = ['referral']
    told = [...told, opposite(3, 2)]
    expect(await readOf()).toBe(1)
    expect(await list()).toMatchObject([
      {
        vendor: 'BGS',
        gameCode: 'roleta-ao-vivo',
        subject: null,
        kind: 'opposite_bets',
        account: 'trevo@member1',
        other: 'trevo@member3',
        figures: { rounds: 4, oppositeRounds: 3 },
        links: ['referral'],
        deals: [],
      },
    ])
    const { rows } = await server.pool.query<{ member_id: bigint }>(
      'select member_id from play.player order by member_id',
    )
    const since = new Date('2026-11-01T00:00:00.000Z')
    const seen: boolean[] = []
    for (const { member_id: memberId } of rows) {
      seen.push(await server.context.database.inTx((tx) => isSignalled(tx, memberId, since)))
    }
    // Withdrawals of both, and of nobody else, are looked at.
    expect(seen).toEqual([true, false, true])
    // What they do on matches is signalled all the same.
    const [member, , other] = rows
    const raised = await createRaiseOppositeBets(server.context)({
      product: 'sportsbook',
      gameCode: 'BICHOS',
      subject: 'match 7',
      memberId: member?.member_id ?? 0n,
      otherMemberId: other?.member_id ?? 0n,
      links: ['referral'],
      figures: { accounts: 2 },
    })
    expect(raised).toBe(true)
  })

  test('of one deal counts where the two had just met, or the accounts are linked', async () => {
    const single = (number: number, firstMeeting: 0 | 1) =>
      signal(number, { kind: 'single_deal', figures: { firstMeeting } })
    told = [single(1, 0), single(2, 1)]
    await readOf()
    expect(await list()).toMatchObject([{ figures: { firstMeeting: 1 } }])
    links = ['samePayee']
    told = [...told, single(3, 0)]
    await readOf()
    expect(await list()).toHaveLength(2)
  })

  test('of players whom nobody knows is passed over, and a silent vendor is asked again', async () => {
    told = undefined
    expect(await readOf()).toBe(0)
    told = [signal(1, { otherRef: 'nobody' }), signal(2)]
    expect(await readOf()).toBe(2)
    expect(await list()).toHaveLength(1)
  })

  test('more than one answer holds is read to its end', async () => {
    const all = Array.from({ length: 230 }, (_, at) => signal(at + 1))
    await server.close()
    server = await openTestPlay({
      vendors: {
        withTableSignals: ['BGS'],
        tableSignalsOf: async (_, after) => all.slice(after, after + 100),
      },
    })
    expect(await readOf()).toBe(230)
  })
})

describe('linked accounts that bet against each other', () => {
  const found = (subject: string, [memberId, otherMemberId]: readonly [bigint, bigint]) => ({
    product: 'sportsbook',
    gameCode: 'BICHOS',
    subject,
    memberId,
    otherMemberId,
    links: ['sameDevice', 'referral'] as const,
    figures: { ownAtRiskBrl: 100, otherAtRiskBrl: 90.5, togetherAtRiskBrl: 9, accounts: 2 },
  })

  test('are signalled to operators once in 30 days, and their withdrawals looked at', async () => {
    const { rows } = await server.pool.query<{ member_id: bigint }>(
      'select member_id from play.player order by member_id',
    )
    const [ana = 0n, rui = 0n, eva = 0n] = rows.map(({ member_id: id }) => id)
    const raise = createRaiseOppositeBets(server.context)
    expect(await raise(found('match 7', [ana, rui]))).toBe(true)
    expect(await raise(found('match 7', [ana, rui]))).toBe(false)
    expect(await raise(found('match 8', [rui, ana]))).toBe(false)
    expect(await raise(found('match 8', [rui, eva]))).toBe(true)
    expect(await list()).toMatchObject([
      { subject: 'match 8', account: 'trevo@member2', other: 'trevo@member3' },
      {
        vendor: 'sportsbook',
        gameCode: 'BICHOS',
        subject: 'match 7',
        kind: 'opposite_bets',
        account: 'trevo@member1',
        other: 'trevo@member2',
        figures: { otherAtRiskBrl: 90.5, togetherAtRiskBrl: 9 },
        links: ['sameDevice', 'referral'],
        deals: [],
      },
    ])
    const since = new Date('2026-11-01T00:00:00.000Z')
    const isSeen = await server.context.database.inTx((tx) => isSignalled(tx, eva, since))
    expect(isSeen).toBe(true)
    await server.pool.query(
      `update play.table_signal set raised_at = raised_at - interval '31 days'`,
    )
    expect(await raise(found('match 9', [ana, rui]))).toBe(true)
  })
})

describe('an operator', () => {
  test('looks at withdrawals of both members of a signal until it is dismissed', async () => {
    told = [signal(1)]
    await readOf()
    const { rows } = await server.pool.query<{ member_id: bigint }>(
      'select member_id from play.player order by member_id',
    )
    const isSeen = () =>
      server.context.database.inTx(async (tx) => {
        const since = new Date('2026-11-01T00:00:00.000Z')
        const seen: boolean[] = []
        for (const row of rows) seen.push(await isSignalled(tx, row.member_id, since))
        return seen
      })
    expect(await isSeen()).toEqual([true, true, false])
    await server.pool.query(`update play.table_signal set state = 'dismissed'`)
    expect(await isSeen()).toEqual([false, false, false])
  })

  test('decides a signal with a reason, later otherwise, and every decision stays', async () => {
    told = [signal(1)]
    await readOf()
    const [{ signalId } = { signalId: '' }] = await list()
    const order = { brandId: 1, signalId, operator: 'ana', reason: 'one purse' }
    await operators().decideTableSignal({ ...order, state: 'reviewed' })
    expect(await list()).toEqual([])
    await expect(
      operators().decideTableSignal({ ...order, state: 'reviewed' }),
    ).rejects.toMatchObject({
      code: 'play.signal_decided',
    })
    const bia = { ...order, operator: 'bia', reason: 'brothers, both play well' }
    expect(await operators().decideTableSignal({ ...bia, state: 'dismissed' })).toMatchObject({
      state: 'dismissed',
      events: [
        { state: 'reviewed', operator: 'ana', reason: 'one purse' },
        { state: 'dismissed', operator: 'bia', reason: 'brothers, both play well' },
      ],
    })
    expect(await list(1, 'dismissed')).toHaveLength(1)
    await expect(server.pool.query('delete from play.table_signal_event')).rejects.toThrow(
      'append-only',
    )
  })

  test('of two who decide the same at once only one does', async () => {
    told = [signal(1)]
    await readOf()
    const [{ signalId } = { signalId: '' }] = await list()
    const decisions = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) =>
        operators().decideTableSignal({
          brandId: 1,
          signalId,
          operator: `operator${at}`,
          reason: 'at once',
          state: 'reviewed',
        }),
      ),
    )
    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await list(1, 'reviewed'))[0]?.events).toHaveLength(1)
  })

  test('sees signals of members of the own brand, and of another brand no name', async () => {
    brands = new Map([[2n, 2]])
    told = [signal(1)]
    await readOf()
    expect(await list(1)).toMatchObject([{ account: 'trevo@member1', other: null }])
    expect(await list(2)).toMatchObject([{ account: null, other: 'trevo@member2' }])
    expect(await list(3)).toEqual([])
    const [{ signalId } = { signalId: '' }] = await list(1)
    const unknown = { code: 'play.signal_unknown' }
    await expect(operators().showTableSignal(3, signalId)).rejects.toMatchObject(unknown)
    const order = {
      brandId: 3,
      signalId,
      state: 'reviewed',
      operator: 'eve',
      reason: 'x y',
    } as const
    await expect(operators().decideTableSignal(order)).rejects.toMatchObject(unknown)
    await expect(operators().showSignalDeal(3, signalId, 1)).rejects.toMatchObject(unknown)
  })

  test('plays a deal of the signal again, knowing who of its seats the two are', async () => {
    told = [signal(1)]
    await readOf()
    const [{ signalId } = { signalId: '' }] = await list()
    expect(await operators().showSignalDeal(1, signalId, 1)).toBeNull()
    deal = {
      number: 7,
      gameCode: 'texas-holdem',
      entry: '20.00',
      posts: [],
      names: ['fox', 'owl', 'bee'],
      commitmentNumber: 3,
      commitments: { server: 'c', seats: [] },
      seeds: { server: 's', seats: [] },
      stacks: ['20.00', '20.00', '20.00'],
      moves: [],
      sitAndGo: null,
      hand: null,
      standIns: [],
      result: { stacks: ['20.00', '20.00', '20.00'], rake: '0.00' },
      playerRefs: [refs[2] ?? '', refs[1] ?? '', refs[0] ?? ''],
      endedAt: '2026-11-26T11:00:00.000Z',
    }
    const shown = await operators().showSignalDeal(1, signalId, 2)
    expect(shown).toMatchObject({ place: 2, otherPlace: 1, names: ['fox', 'owl', 'bee'] })
    expect(JSON.stringify(shown)).not.toContain(refs[2])
    await expect(operators().showSignalDeal(1, signalId, 3)).rejects.toMatchObject({
      code: 'play.deal_unknown',
    })
  })
})
