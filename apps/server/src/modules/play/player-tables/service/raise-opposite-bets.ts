import { dayMs } from '@trevo/calendar/durations.ts'
import type { LinkReason } from '@trevo/contract/promotion-names.ts'
import { insertTableSignal, isPairSignalled } from '../repository/table-signals.ts'
import type { PlayContext } from '../../common/context.ts'

/** By the rule that found it (`docs/valid-stake.md`). */
const rulesVersion = 1
/** How long until a pair is signalled again. */
const repeatedMs = 30 * dayMs
const kind = 'opposite_bets'

/** Two linked accounts that bet against each other on one outcome. */
export type OppositeBets = {
  /** The product; for a signal of a table this is its vendor. */
  readonly product: string
  readonly gameCode: string
  /** The match or the draw. */
  readonly subject: string
  readonly memberId: bigint
  readonly otherMemberId: bigint
  readonly links: readonly LinkReason[]
  /** Amounts in BRL, and counts. */
  readonly figures: Readonly<Record<string, number>>
}

/**
 * Signals to operators that linked accounts bet against each other; a pair once in 30 days. Meanwhile the
 * withdrawals of both are reviewed. @returns whether it is a new signal
 */
export const createRaiseOppositeBets =
  ({ database, members, clock, log }: PlayContext) =>
  async (found: OppositeBets): Promise<boolean> => {
    const { memberId, otherMemberId, product: vendor, subject } = found
    const [member, other] = [
      await members.findMember(memberId),
      await members.findMember(otherMemberId),
    ]
    if (!member || !other) throw new Error(`opposite bets of unknown members: ${subject}`)
    const at = clock.now()
    const isNew = await database.inTx(async (tx) => {
      const since = new Date(at.getTime() - repeatedMs)
      if (await isPairSignalled(tx, { kind, memberId, otherMemberId, since })) return false
      await insertTableSignal(tx, {
        vendor,
        number: null,
        subject,
        game_code: found.gameCode,
        kind,
        rules_version: rulesVersion,
        member_id: memberId,
        other_member_id: otherMemberId,
        brand_id: member.brandId,
        other_brand_id: other.brandId,
        figures: JSON.stringify(found.figures),
        deals: JSON.stringify([]),
        links: [...found.links],
        raised_at: at,
        received_at: at,
      })
      return true
    })
    if (isNew) log.warn({ vendor, subject }, 'linked accounts bet against each other')
    return isNew
  }
