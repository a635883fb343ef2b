import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Logger } from '../../../platform/logger.ts'
import type { PostCommand, PostResult } from '../domain/transfer.ts'
import type { Balance } from '../repository/queries-balance.ts'

/** What a module owes a member, in a row that says how far it came. Its id is part of both movements. */
export type OwedCredit = {
  readonly id: bigint
  readonly paid: PostCommand
  /** Takes all of it back; posted with less where the member has less. */
  readonly reversed: PostCommand
}

export type ReversedCredit = {
  /** `short`: the member no longer had `shortMinor` of it, in 1/10,000 BRL. */
  readonly state: 'reversed' | 'short'
  readonly shortMinor: bigint
}

/** The rows of the credits that are settled together, such as those of a draw or of a match. */
export type CreditRows<Credit extends OwedCredit> = {
  listDue(limit: number): Promise<readonly Credit[]>
  /** Leaves out those that were annulled meanwhile. */
  notePaid(ids: readonly bigint[], at: Date): Promise<void>
  /** Annulled ones that are to be taken back, in the order of their ids. */
  listReversing(after: bigint, limit: number): Promise<readonly Credit[]>
  /** Locks the row. @returns whether it is still to be taken back */
  lockReversing(tx: Tx, id: bigint): Promise<boolean>
  noteReversed(tx: Tx, id: bigint, end: ReversedCredit): Promise<void>
}

type Needs = {
  readonly database: Pick<Database<never>, 'inTx'>
  readonly wallet: {
    post(command: PostCommand): Promise<PostResult>
    postInTx(tx: Tx, command: PostCommand): Promise<PostResult>
    lockBalance(tx: Tx, memberId: bigint): Promise<Balance | undefined>
  }
  readonly clock: Clock
  readonly logger: Pick<Logger, 'error'>
}

const creditsAtOnce = 1_000

/**
 * Pays what is due through the fast path, a thousand in flight. Each credit has one id for good, so a
 * payment that was cut off before its row was updated is a duplicate when it is posted again.
 * @param keepOn called before each part; throws where another worker has taken over
 */
export const payDueCredits = async <Credit extends OwedCredit>(
  { wallet, clock }: Needs,
  rows: CreditRows<Credit>,
  {
    keepOn,
    onPaid,
  }: {
    readonly keepOn: () => Promise<void>
    readonly onPaid: (credits: readonly Credit[], at: Date) => void
  },
): Promise<void> => {
  for (;;) {
    await keepOn()
    const due = await rows.listDue(creditsAtOnce)
    if (due.length === 0) return
    await Promise.all(due.map(({ paid }) => wallet.post(paid)))
    const at = clock.now()
    await rows.notePaid(
      due.map(({ id }) => id),
      at,
    )
    onPaid(due, at)
  }
}

/** Takes back as much as the member still has, and records what is missing. */
const reverseCredit = async <Credit extends OwedCredit>(
  { database, wallet }: Needs,
  rows: CreditRows<Credit>,
  { id, paid, reversed }: Credit,
): Promise<void> => {
  // Looking the payment up is not enough: one that is still on its way would land after the look-up.
  await wallet.post(paid)
  await database.inTx(async (tx) => {
    if (!(await rows.lockReversing(tx, id))) return
    const balance = await wallet.lockBalance(tx, reversed.memberId)
    const available = balance?.availableMinor ?? 0n
    const owedMinor = reversed.amountMinor
    const amountMinor = available < owedMinor ? available : owedMinor
    if (amountMinor > 0n) await wallet.postInTx(tx, { ...reversed, amountMinor })
    const shortMinor = owedMinor - amountMinor
    await rows.noteReversed(tx, id, { state: shortMinor > 0n ? 'short' : 'reversed', shortMinor })
  })
}

/**
 * Takes back what was annulled. Each credit is posted once more before it is reversed (ADR 0033). One that
 * fails is logged and left for the next time: it keeps nothing else from being settled.
 */
export const reverseAnnulledCredits = async <Credit extends OwedCredit>(
  needs: Needs,
  rows: CreditRows<Credit>,
  keepOn: () => Promise<void>,
): Promise<void> => {
  for (let after = 0n; ;) {
    await keepOn()
    const credits = await rows.listReversing(after, creditsAtOnce)
    const last = credits.at(-1)
    if (!last) return
    after = last.id
    for (const credit of credits) {
      await reverseCredit(needs, rows, credit).catch((error: unknown) =>
        needs.logger.error(
          { err: error, source: credit.paid.source, creditId: String(credit.id) },
          'credit not reversed',
        ),
      )
    }
  }
}
