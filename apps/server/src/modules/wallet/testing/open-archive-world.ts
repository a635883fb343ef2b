import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropMonth } from '../archive/drop-month.ts'
import { exportMonth } from '../archive/export-month.ts'
import { parseMonth, type Month } from '../archive/month.ts'
import { restoreMonth } from '../archive/restore-month.ts'
import { inArchive, type ArchiveSession } from '../archive/session.ts'
import { openTestWallet } from './open-test-wallet.ts'

export const monthOf = (name: string): Month => {
  const month = parseMonth(name)
  if (!month) throw new Error(`${name} is not a month`)
  return month
}

export const oldMonth = monthOf('2024-02')
export const nextMonth = monthOf('2024-03')
export const today = new Date('2027-06-15T12:00:00Z')

export type ArchiveWorld = Awaited<ReturnType<typeof openArchiveWorld>>

/** A ledger with movements of every role in February 2024, some in March and some today, and its archive. */
export const openArchiveWorld = async () => {
  const on = await openTestWallet({ members: 3 })
  const folder = await mkdtemp(join(tmpdir(), 'trevo-archive-'))
  const { wallet, database } = on
  const post = (kind: string, txnId: string, memberId: bigint, amountMinor: bigint) =>
    wallet.post({
      source: 'vendor:x',
      txnId,
      kind,
      memberId,
      amountMinor,
      reference: { round: `round of ${txnId}`, node: '17', word: 'ação\tou \\ "jogo"\n' },
    })
  const hold = (txnId: string) =>
    database.inTx((tx) =>
      wallet.hold(tx, {
        source: 'test',
        txnId,
        kind: 'test.held',
        memberId: 2n,
        amountMinor: 500n,
      }),
    )

  on.setNow(new Date('2024-02-10T12:30:00Z'))
  await wallet.ensureMonths()
  for (const memberId of [1n, 2n, 3n]) await on.deposit(memberId, 10_000n)
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      post(index % 3 ? 'test.bet' : 'test.won', `feb-${index}`, 1n + BigInt(index % 3), 7n),
    ),
  )
  await hold('hold-kept')
  await hold('hold-half')
  await database.inTx((tx) =>
    wallet.postInTx(tx, {
      source: 'test',
      txnId: 'gift',
      kind: 'test.given',
      legs: [
        { memberId: 1n, amountMinor: -300n },
        { memberId: 3n, amountMinor: 200n },
        { house: 'play', amountMinor: 100n },
      ],
    }),
  )
  await wallet.reverse({ source: 'vendor:x', txnId: 'undo-1', reverses: 'feb-1', memberId: 2n })
  await wallet.reverse({ source: 'vendor:x', txnId: 'undo-never', reverses: 'never', memberId: 2n })
  on.setNow(new Date('2024-03-05T09:00:00Z'))
  await post('test.bet', 'mar-1', 1n, 11n)
  await wallet.reverse({ source: 'vendor:x', txnId: 'undo-2', reverses: 'feb-2', memberId: 3n })
  on.setNow(today)
  await wallet.ensureMonths()
  await post('test.bet', 'now-1', 1n, 13n)

  const archive = <Result>(
    work: (session: ArchiveSession, month: Month) => Promise<Result>,
    month = oldMonth,
    change: { readonly now?: Date } = {},
  ) =>
    inArchive(
      {
        databaseUrl: on.url,
        folder,
        clock: { now: () => change.now ?? today },
        afterMonths: 24,
      },
      (session) => work(session, month),
    )

  return {
    ...on,
    folder,
    post,
    archive,
    export: (month?: Month) => archive(exportMonth, month),
    drop: (month?: Month) => archive(dropMonth, month),
    restore: (month?: Month) => archive(restoreMonth, month),
    /** Every row of a table in its order of keys, as text. */
    dump: async (table: string, order: string): Promise<string[]> => {
      const { rows } = await on.pool.query<{ line: string }>(
        `select t::text as line from ${table} t order by ${order}`,
      )
      return rows.map(({ line }) => line)
    },
    close: async () => {
      await on.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
