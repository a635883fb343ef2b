import { afterAll, expect, test } from 'vitest'
import { openTestWallet } from '../../testing/open-test-wallet.ts'

const start = Date.UTC(2030, 4, 30, 20)
const minute = 60_000
const zone = 'America/Sao_Paulo'
type Entry = { seq: bigint; amount: bigint; created_at: Date; kind: string; node: string | null }

/** The account's actual entries, newest first, read without the hours. */
const entries = async (): Promise<Entry[]> => {
  const { rows } = await on.pool.query<Entry>(
    `select e.seq, e.amount, e.created_at, k.name as kind, t.reference ->> 'node' as node
     from wallet.entry e join wallet.transfer_kind k on k.id = e.kind
     join wallet.transfer t on t.id = e.transfer_id
     where e.account_id = 4 order by e.seq desc`,
  )
  return rows
}

const play = async (from: number, count: number) => {
  for (let number = from; number < from + count; number += 1) {
    on.setNow(new Date(start + number * 7 * minute))
    await on.wallet.ensureMonths()
    const reference = { node: String(1000 + (number % 3)), round: `round-${number}` }
    const common = { source: 'vendor:x', memberId: 1n, reference }
    const bet = { ...common, txnId: on.nextId(), kind: 'test.bet', amountMinor: 100n }
    await on.wallet.post(bet)
    if (number % 4 === 0) {
      await on.wallet.post({
        ...common,
        txnId: on.nextId(),
        kind: 'test.won',
        amountMinor: BigInt(150 + number),
      })
    }
    if (number % 10 === 0) {
      await on.wallet.reverse({
        source: 'vendor:x',
        txnId: on.nextId(),
        reverses: bet.txnId,
        memberId: 1n,
        kind: 'test.undone',
      })
    }
  }
}

const on = await openTestWallet({ members: 2 })
on.setNow(new Date(start))
await on.deposit(1n, 1_000_000n)
await play(0, 120)
afterAll(() => on.close())

const spans = Array.from({ length: 40 }, (_, index) => {
  const from = start + ((index * 37) % 100) * 9 * minute - 30 * minute
  return { from: new Date(from), to: new Date(from + (1 + ((index * 53) % 90)) * 11 * minute) }
})
const filters = [undefined, ['test.bet'], ['test.won', 'test.deposited'], ['test.undone']]

const compare = async () => {
  const all = await entries()
  for (const [index, { from, to }] of spans.entries()) {
    const kinds = filters[index % filters.length]
    const filter = { memberId: 1n, from, to, ...(kinds && { kinds }) }
    const wanted = all.filter(
      (one) =>
        one.created_at >= from && one.created_at < to && (!kinds || kinds.includes(one.kind)),
    )
    expect(await on.wallet.sumStatement(filter)).toEqual({
      inMinor: wanted.reduce((sum, { amount }) => sum + (amount > 0n ? amount : 0n), 0n),
      outMinor: wanted.reduce((sum, { amount }) => sum - (amount < 0n ? amount : 0n), 0n),
      count: wanted.length,
    })
    const seen: bigint[] = []
    for (;;) {
      const before = seen.at(-1)
      const page = await on.wallet.listStatement({
        ...filter,
        limit: 7,
        ...(before !== undefined && { before }),
      })
      seen.push(...page.map(({ seq }) => seq))
      if (page.length < 7) break
    }
    expect(seen).toEqual(wanted.map(({ seq }) => seq))
  }
}

test('over any span and kinds, totals and pages equal the entries', compare)

test('later entries are added to what was read before, and read once', async () => {
  await play(120, 45)
  await compare()
  const { rows } = await on.pool.query<{ n: bigint }>(
    'select sum(entries) as n from wallet.account_hour where account_id = 4',
  )
  const all = await entries()
  expect(Number(rows[0]?.n)).toBe(all.length)
  const again = await on.pool.query<{ n: bigint }>('select wallet.read_hours(array[4]) as n')
  expect(again.rows[0]?.n).toBe(0n)
})

test('many concurrent reads count every entry once', async () => {
  await play(165, 30)
  const filter = { memberId: 1n, from: new Date(0), to: new Date(start * 2) }
  const sums = await Promise.all(Array.from({ length: 8 }, () => on.wallet.sumStatement(filter)))
  const count = (await entries()).length
  expect(sums.map((sum) => sum.count)).toEqual(Array(8).fill(count))
})

test('a returned stake counts for the game that it was staked in', async () => {
  const days = await on.wallet.sumDays({
    memberId: 1n,
    firstDay: '2030-05-30',
    lastDay: '2030-06-02',
    zone,
  })
  const undone = days.filter(({ kind }) => kind === 'test.undone')
  expect(undone.length).toBeGreaterThan(0)
  for (const { nodeId } of undone) expect([1000, 1001, 1002]).toContain(nodeId)
})

test('days are those of the zone: entries after midnight there count for the next', async () => {
  const all = await entries()
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
  const expected = new Map<string, bigint>()
  for (const { created_at, amount } of all) {
    const day = dayOf.format(created_at)
    expected.set(day, (expected.get(day) ?? 0n) + amount)
  }
  const days = await on.wallet.sumDays({
    memberId: 1n,
    firstDay: '2030-05-30',
    lastDay: '2030-06-02',
    zone,
  })
  const found = new Map<string, bigint>()
  for (const { day, inMinor, outMinor } of days) {
    found.set(day, (found.get(day) ?? 0n) + inMinor - outMinor)
  }
  expect(found).toEqual(expected)
})

const style = {
  zone,
  separator: ';',
  decimalPoint: ',',
  kindWords: new Map([['test.bet', '=Aposta "a"']]),
  gameWords: new Map([[1001, 'Cobra; Dourada']]),
} as const

test('the file has every line of the filter once, and no cell that a spreadsheet would execute', async () => {
  const filter = { memberId: 1n, from: new Date(start + minute), to: new Date(start * 2) }
  let text = ''
  for await (const part of on.wallet.exportStatement(filter, style)) text += part
  const lines = text.split('\r\n')
  expect(lines.pop()).toBe('')
  const all = (await entries()).filter((one) => one.created_at >= filter.from)
  expect(lines).toHaveLength(all.length)
  const amounts = lines.map((line) => line.split(';').at(-2))
  expect(amounts).toEqual(
    all.map(({ amount }) => {
      const size = amount < 0n ? -amount : amount
      const written = `${amount < 0n ? '-' : ''}${size / 10_000n},${String(size % 10_000n).padStart(4, '0')}`
      return size % 100n === 0n ? written.slice(0, -2) : written
    }),
  )
  expect(text).toContain(`"'=Aposta ""a"""`)
  expect(text).toContain('"Cobra; Dourada"')
  const wins = { ...filter, kinds: ['test.won'] }
  let won = ''
  for await (const part of on.wallet.exportStatement(wins, style)) won += part
  expect(won.split('\r\n')).toHaveLength(all.filter(({ kind }) => kind === 'test.won').length + 1)
})

test('in the file a movement with a seat has the word of its seat, any other that of its kind', async () => {
  const memberId = 2n
  const post = (txnId: string, kind: string, reference = {}) =>
    on.wallet.post({ source: 'seats', txnId, kind, memberId, amountMinor: 10_000n, reference })
  await post('seat-1', 'test.won')
  await post('seat-2', 'test.bet', { seat: 'cash' })
  await post('seat-3', 'test.won', { seat: 'cash' })
  await post('seat-4', 'test.bet', { seat: 'other' })
  const seatWords = [
    { kind: 'test.bet', seat: 'cash', word: 'Buy-in' },
    { kind: 'test.won', seat: 'cash', word: 'Cash-out' },
  ]
  const kindWords = new Map([
    ['test.bet', 'Aposta'],
    ['test.won', 'Prêmio'],
  ])
  let text = ''
  const filter = { memberId, from: new Date(0), to: new Date(start * 2) }
  const words = { ...style, kindWords, seatWords }
  for await (const part of on.wallet.exportStatement(filter, words)) text += part
  const names = text.split('\r\n').slice(0, -1)
  expect(names.map((line) => line.split(';')[2])).toEqual([
    '"Aposta"',
    '"Cash-out"',
    '"Buy-in"',
    '"Prêmio"',
  ])
})

test('a line is found by its transfer, only by its owner', async () => {
  const [newest] = await on.wallet.listStatement({
    memberId: 1n,
    from: new Date(0),
    to: new Date(start * 2),
    limit: 1,
  })
  if (!newest) throw new Error('no line')
  expect(await on.wallet.findStatementLine(1n, newest.transferId)).toEqual(newest)
  expect(await on.wallet.findStatementLine(2n, newest.transferId)).toBeUndefined()
  expect(await on.wallet.findStatementLine(1n, 999_999_999n)).toBeUndefined()
})

test('accounts whose owner would wait are read ahead', async () => {
  expect(await on.wallet.readLongAccounts()).toBe(0n)
  await on.pool.query('update wallet.account_read set seq = 0, read_at = $1', [new Date(0)])
  await on.pool.query('truncate wallet.account_hour')
  const { rows } = await on.pool.query<{ id: bigint }>(
    'select wallet.unread_accounts(10, 50) as id',
  )
  expect(rows).toEqual([{ id: 4n }])
})
