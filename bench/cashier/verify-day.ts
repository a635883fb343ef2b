import { createPool, type Pool } from '@trevo/database/connect.ts'
import { fromCentavos, parseMoney } from '@trevo/money/money.ts'
import type { Withdrawal } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { isRich, winningsMinor } from './day-world.ts'
import type { Facts } from './live-day.ts'
import { ask, askUntilAnswered } from './talk.ts'

type Line = { e2e_id: string | null; payout_id: string | null; amount: string }
type Shown = {
  available: string
  owed: string
  totals: { amount: string; reimbursementAmount: string }
}

const minorOf = (amount: string): bigint => fromCentavos(BigInt(amount.replace('.', '')))
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n)

/** Unfinished items; there must be none when the day is over. */
const openSql = `
  select 'payment ' || status as what, count(*)::integer as count from cashier.payment
  where status not in ('credited', 'refunded', 'unconfirmed') group by 1
  union all
  select 'deposit ' || status, count(*)::integer from cashier.deposit
  where status in ('requested', 'awaiting') group by 1
  union all
  select 'withdrawal ' || status, count(*)::integer from cashier.withdrawal
  where status not in ('paid', 'failed', 'returned') group by 1`

export const countOpen = async (pool: Pool): Promise<{ what: string; count: number }[]> =>
  (await pool.query<{ what: string; count: number }>(openSql)).rows

/** How the payments of the day ended, in words. */
export const describeEnds = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<{ what: string; count: number }>(
    `select status || coalesce(' (' || reason || ')', '') as what, count(*)::integer as count
     from cashier.payment group by 1 order by 2 desc`,
  )
  return rows.map(({ what, count }) => `${count} ${what}`).join(', ')
}

const creditsSql = `
  select x.txn_id, t.amount, t.account_id / 4 as member_id from wallet.txn_key x
  join wallet.transfer t on t.id = x.transfer_id
  where x.source = 'cashier' and x.txn_id like '%:deposit_credited'`

const readLedger = async (pool: Pool) => {
  const credits = await pool.query<{ txn_id: string; amount: bigint; member_id: bigint }>(
    creditsSql,
  )
  const houses = await pool.query<{ name: string; balance: bigint }>(
    `select h.name, sum(s.balance)::bigint as balance from wallet.house h
     join wallet.house_shard s on s.house = h.id group by 1`,
  )
  return {
    credits: new Map(credits.rows.map((row) => [row.txn_id.split(':')[0] ?? '', row])),
    houses: new Map(houses.rows.map(({ name, balance }) => [name, balance])),
  }
}

/** Which Pix must be in the ledger: one matching Pix for each deposit, and nothing else. */
const compareCredits = (
  facts: Facts,
  lines: readonly Line[],
  credits: Awaited<ReturnType<typeof readLedger>>['credits'],
): string[] => {
  const problems: string[] = []
  const atBank = new Map<string, bigint>()
  for (const { e2e_id, payout_id, amount } of lines) {
    if (payout_id !== null || e2e_id === null) continue
    atBank.set(e2e_id, (atBank.get(e2e_id) ?? 0n) + minorOf(amount))
  }
  const disputed = new Map(facts.disputed.map((one) => [one.endToEndId, one.amountMinor]))
  const creditsOf = new Map<string, number>()
  for (const pix of facts.paid) {
    const credit = credits.get(pix.endToEndId)
    const left = (atBank.get(pix.endToEndId) ?? 0n) + (disputed.get(pix.endToEndId) ?? 0n)
    if (credit) creditsOf.set(pix.depositId, (creditsOf.get(pix.depositId) ?? 0) + 1)
    if (credit && !pix.isFitting)
      problems.push(`${pix.endToEndId}: credited though it does not fit`)
    if (credit && (credit.amount !== pix.amountMinor || credit.member_id !== pix.memberId)) {
      problems.push(`${pix.endToEndId}: credited to another, or another amount`)
    }
    if (left !== (credit ? pix.amountMinor : 0n)) {
      problems.push(`${pix.endToEndId}: ${left} left at the institution, credited ${!!credit}`)
    }
  }
  const fitting = new Set(facts.paid.filter((pix) => pix.isFitting).map((pix) => pix.depositId))
  for (const depositId of fitting) {
    if (creditsOf.get(depositId) !== 1) problems.push(`${depositId}: paid and not credited once`)
  }
  const known = new Set(facts.paid.map(({ endToEndId }) => endToEndId))
  for (const id of credits.keys()) if (!known.has(id)) problems.push(`${id}: credited, never paid`)
  return problems
}

/** What left through payouts: the full amount once for paid ones, in the end nothing for the others. */
const compareWithdrawals = async (
  facts: Facts,
  lines: readonly Line[],
  serverUrl: string,
): Promise<{ problems: string[]; paid: Map<bigint, bigint> }> => {
  const problems: string[] = []
  const paid = new Map<bigint, bigint>()
  const sent = new Map<string, bigint>()
  for (const { payout_id, amount } of lines) {
    if (payout_id === null) continue
    sent.set(payout_id, (sent.get(payout_id) ?? 0n) - minorOf(amount))
  }
  for (const { memberId, withdrawalId } of facts.withdrawn) {
    const url = `${serverUrl}/withdrawals/${memberId}/${withdrawalId}`
    const shown = await askUntilAnswered<Withdrawal>(url, 'GET')
    if ('refused' in shown) throw new Error(`withdrawal ${withdrawalId}: ${shown.refused}`)
    const payoutId = `S${withdrawalId.replaceAll('-', '')}`
    const isPaid = shown.status === 'paid'
    const expected = isPaid ? parseMoney(shown.netAmount) : 0n
    const leftMinor = sent.get(payoutId) ?? 0n
    sent.delete(payoutId)
    if (leftMinor !== expected) {
      problems.push(
        `withdrawal ${withdrawalId} (${shown.status}): ${leftMinor} left, not ${expected}`,
      )
    }
    if (isPaid) paid.set(memberId, (paid.get(memberId) ?? 0n) + parseMoney(shown.amount))
  }
  for (const payoutId of sent.keys()) problems.push(`${payoutId}: paid out, never asked for`)
  return { problems, paid }
}

const compareMember = (
  memberId: bigint,
  shown: Shown,
  expected: { creditedMinor: bigint; returnedMinor: bigint; wealthMinor: bigint },
): string[] => {
  const wealthMinor = BigInt(shown.available) - parseMoney(shown.owed)
  const creditedMinor = parseMoney(shown.totals.amount)
  const returnedMinor = parseMoney(shown.totals.reimbursementAmount)
  const isEqual =
    wealthMinor === expected.wealthMinor &&
    creditedMinor === expected.creditedMinor &&
    returnedMinor === expected.returnedMinor
  if (isEqual) return []
  const seen = `${wealthMinor}/${creditedMinor}/${returnedMinor}`
  const meant = Object.values(expected).join('/')
  return [`member ${memberId} sees ${seen}, expected (credited/returned/wealth) ${meant}`]
}

const compareMembers = async (
  facts: Facts,
  credits: Awaited<ReturnType<typeof readLedger>>['credits'],
  { serverUrl, members, paid }: { serverUrl: string; members: number; paid: Map<bigint, bigint> },
): Promise<string[]> => {
  const problems: string[] = []
  const owner = new Map(facts.paid.map((pix) => [pix.endToEndId, pix.memberId]))
  for (let id = 1n; id <= BigInt(members); id += 1n) {
    const own = facts.paid.filter((pix) => pix.memberId === id)
    const credited = own.filter((pix) => credits.has(pix.endToEndId))
    const creditedMinor = sum(credited.map((pix) => pix.amountMinor))
    const disputed = facts.disputed.filter((one) => owner.get(one.endToEndId) === id)
    const played = facts.played.filter((one) => one.memberId === id)
    const lostMinor = sum([...disputed, ...played].map((one) => one.amountMinor))
    const shown = await askUntilAnswered<Shown>(`${serverUrl}/members/${id}`, 'GET')
    if ('refused' in shown) throw new Error(`member ${id}: ${shown.refused}`)
    const returnedMinor = sum(
      own
        .filter((pix) => !credits.has(pix.endToEndId) && !pix.isOrphan)
        .map((pix) => pix.amountMinor),
    )
    const startMinor = isRich(id) ? winningsMinor : 0n
    const wealthMinor = startMinor + creditedMinor - lostMinor - (paid.get(id) ?? 0n)
    problems.push(...compareMember(id, shown, { creditedMinor, returnedMinor, wealthMinor }))
  }
  return problems
}

export type Verdict = { readonly lost: string[]; readonly handwork: string[] }

/** Compares the ledger, the institution's statement and what members see with what happened. */
export const verifyDay = async (
  facts: Facts,
  urls: { serverUrl: string; sandboxUrl: string; databaseUrl: string; members: number },
): Promise<Verdict> => {
  const pool = createPool(urls.databaseUrl, { work: 'reports', max: 2 })
  const statement = await ask(`${urls.sandboxUrl}/sandbox/statement`, 'GET')
  if (!statement) throw new Error('the institution shows no statement')
  const { balance, lines } = statement.body as { balance: string; lines: Line[] } // its contract
  const { credits, houses } = await readLedger(pool)
  const lost = compareCredits(facts, lines, credits)
  const { problems, paid } = await compareWithdrawals(facts, lines, urls.serverUrl)
  lost.push(...problems, ...(await compareMembers(facts, credits, { ...urls, paid })))
  const institution = houses.get('institution') ?? 0n
  if (institution !== -minorOf(balance)) {
    lost.push(`by the ledger ${-institution} is at the institution, its statement ${balance}`)
  }
  if (houses.get('pix_returns') !== 0n) lost.push(`owed to payers: ${houses.get('pix_returns')}`)
  const proof = await askUntilAnswered<{ problems: string[] }>(
    `${urls.serverUrl}/proofs`,
    'POST',
    {},
  )
  if (!('refused' in proof)) lost.push(...proof.problems)
  const incidents = await pool.query<{ kind: string; subject: string }>(
    'select kind, subject from cashier.finding where not mended and resolved_at is null',
  )
  const handwork = [
    ...(await countOpen(pool)).map(({ what, count }) => `${count} ${what}`),
    ...incidents.rows.map(({ kind, subject }) => `${kind} ${subject}`),
  ]
  await pool.end()
  return { lost, handwork }
}
