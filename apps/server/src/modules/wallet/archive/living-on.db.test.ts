import { afterAll, expect, test } from 'vitest'
import { nextMonth, oldMonth, openArchiveWorld } from '../testing/open-archive-world.ts'

const all = { from: new Date('2024-01-01T00:00:00Z'), to: new Date('2027-07-01T00:00:00Z') }
const february = { from: oldMonth.startsAt, to: oldMonth.endsAt }

const readMember = async (memberId: bigint) => ({
  totals: await on.wallet.sumStatement({ memberId, ...all }),
  february: await on.wallet.sumStatement({ memberId, ...february }),
  bets: await on.wallet.sumStatement({ memberId, ...all, kinds: ['test.bet'] }),
  days: await on.wallet.sumDays({
    memberId,
    firstDay: '2024-02-01',
    lastDay: '2027-07-01',
    zone: 'America/Sao_Paulo',
  }),
  balance: await on.wallet.balanceOf(memberId),
})

// No statement was read yet: member 3's hours are read for the drop alone.
const on = await openArchiveWorld()
const before = [await readMember(1n), await readMember(2n)]
await on.export()
await on.drop()
afterAll(() => on.close())

test('totals, days and balances are unchanged', async () => {
  expect([await readMember(1n), await readMember(2n)]).toEqual(before)
  expect(before[0]?.february.count).toBeGreaterThan(10)
  const third = await readMember(3n)
  expect(third.totals.inMinor - third.totals.outMinor).toBe(third.balance.availableMinor)
  expect(third.february.count).toBeGreaterThan(10)
})

test('an id of an archived month gets its stored answer from every kind of call', async () => {
  const known = await on.wallet.findTransfer('vendor:x', 'feb-3')
  expect(known).toMatchObject({
    memberId: 1n,
    amountMinor: 7n,
    at: new Date('2024-02-10T12:30:00Z'),
    reversedBy: null,
    reference: { round: 'round of feb-3', node: '17', word: 'ação\tou \\ "jogo"\n' },
  })
  expect(await on.post('test.won', 'feb-3', 1n, 7n)).toMatchObject({
    outcome: 'duplicate',
    transferId: known?.transferId,
    balanceAfterMinor: known?.balanceAfterMinor,
  })
  await expect(on.post('test.won', 'feb-3', 1n, 8n)).rejects.toMatchObject({
    code: 'request.id_reused',
  })
  await expect(on.post('test.bet', 'never', 2n, 8n)).rejects.toMatchObject({
    code: 'wallet.transfer_reversed',
  })
})

test('an archived stake is reversed, once, with its amount and its game', async () => {
  const { availableMinor } = await on.wallet.balanceOf(2n)
  const undo = { source: 'vendor:x', txnId: 'late-undo', reverses: 'feb-4', memberId: 2n } as const
  expect(await on.wallet.reverse(undo)).toMatchObject({
    outcome: 'applied',
    balanceAfterMinor: availableMinor + 7n,
  })
  expect(await on.wallet.reverse(undo)).toMatchObject({ outcome: 'duplicate' })
  expect(await on.wallet.reverse({ ...undo, txnId: 'later-undo' })).toMatchObject({
    outcome: 'duplicate',
  })
  const days = await on.wallet.sumDays({
    memberId: 2n,
    firstDay: '2027-06-01',
    lastDay: '2027-06-30',
    zone: 'America/Sao_Paulo',
  })
  expect(days).toMatchObject([{ kind: 'wallet.reversed', nodeId: 17, inMinor: 7n }])
})

test('an archived transfer of several legs is reversed leg by leg', async () => {
  const [one, three] = [await on.wallet.balanceOf(1n), await on.wallet.balanceOf(3n)]
  await on.wallet.reverse({ source: 'test', txnId: 'no-gift', reverses: 'gift', memberId: 1n })
  expect((await on.wallet.balanceOf(1n)).availableMinor).toBe(one.availableMinor + 300n)
  expect((await on.wallet.balanceOf(3n)).availableMinor).toBe(three.availableMinor - 200n)
})

test('another member’s archived stake is not reversed', async () => {
  await expect(
    on.wallet.reverse({ source: 'vendor:x', txnId: 'theft', reverses: 'feb-7', memberId: 1n }),
  ).rejects.toMatchObject({ code: 'request.id_reused' })
})

test('a hold of an archived month is captured and released', async () => {
  const settle = (kind: 'test.paid' | 'test.returned', txnId: string, holdId: string) =>
    on.database.inTx((tx) => {
      const command = {
        source: 'test',
        txnId,
        kind,
        memberId: 2n,
        amountMinor: 500n,
        hold: { source: 'test', txnId: holdId },
      }
      return kind === 'test.paid' ? on.wallet.capture(tx, command) : on.wallet.release(tx, command)
    })
  await settle('test.paid', 'capture-late', 'hold-kept')
  await settle('test.returned', 'release-late', 'hold-half')
  expect(await on.wallet.balanceOf(2n)).toMatchObject({ heldMinor: 0n })
})

test('all of it is proved, and the restored month fits the later transfers', async () => {
  expect(await on.wallet.proveConservation()).toMatchObject({ ok: true, archivedMonths: 1 })
  await on.restore()
  expect(await on.wallet.proveConservation()).toMatchObject({ ok: true, archivedMonths: 0 })
  expect(await on.wallet.findTransfer('vendor:x', 'feb-4')).toMatchObject({ amountMinor: -7n })
  expect((await on.wallet.findTransfer('vendor:x', 'feb-4'))?.reversedBy).not.toBeNull()
})

test('older movements are listed behind a dropped month, page by page, and exported', async () => {
  await on.export(nextMonth)
  await on.drop(nextMonth)
  const seen: bigint[] = []
  let below: bigint | undefined
  for (;;) {
    const page = { memberId: 1n, ...all, limit: 4, ...(below !== undefined && { before: below }) }
    const lines = await on.wallet.listStatement(page)
    seen.push(...lines.map(({ seq }) => seq))
    below = lines.at(-1)?.seq
    if (lines.length < 4) break
  }
  const { rows } = await on.pool.query<{ seq: bigint }>(
    'select seq from wallet.entry where account_id = 4 order by seq desc',
  )
  expect(seen).toEqual(rows.map(({ seq }) => seq))
  expect(await on.wallet.findArchived(1n, all)).toEqual([
    { from: nextMonth.startsAt, to: nextMonth.endsAt },
  ])
  expect(await on.wallet.findArchived(2n, all)).toEqual([])
  const style = {
    zone: 'America/Sao_Paulo',
    separator: ',',
    decimalPoint: '.',
    kindWords: new Map(),
    gameWords: new Map(),
  } as const
  const written: string[] = []
  for await (const lines of on.wallet.exportStatement({ memberId: 1n, ...all }, style)) {
    written.push(...lines.split('\r\n').filter((line) => line !== ''))
  }
  expect(written).toHaveLength(seen.length)
})
