import type { LinkReason } from '@trevo/contract/promotion-names.ts'
import { signalsPerPage, type TableSignal } from '@trevo/contract/vendor/table-signals.ts'
import { findPlayer } from '../../common/repository/sessions.ts'
import { findLastNumber, insertTableSignal, saveLastNumber } from '../repository/table-signals.ts'
import type { PlayContext } from '../../common/context.ts'

/** A vendor that tells more at once is asked again a minute later. */
const pagesMax = 20

const memberOf = async ({ database, members }: PlayContext, vendor: string, ref: string) => {
  const memberId = await findPlayer(database, vendor, ref)
  const member = memberId === undefined ? undefined : await members.findMember(memberId)
  return memberId !== undefined && member ? { memberId, brandId: member.brandId } : undefined
}

/**
 * Friends sit together too, and anybody plays a hand badly once: company, and one deal between players
 * who knew each other from the tables, count for accounts that are linked otherwise.
 */
const countsByItself = ({ kind, figures }: TableSignal): boolean =>
  kind === 'single_deal' ? figures['firstMeeting'] === 1 : kind !== 'company'

/** Whether people are to look at a signal of two accounts with these links. */
const isOfUse = (signal: TableSignal, links: readonly LinkReason[]): boolean =>
  signal.kind === 'opposite_bets'
    ? // Strangers bet red and black in one round as well, and on either side of a match.
      links.some((link) => link !== 'oppositeBets')
    : // Who brought a friend plays with the friend.
      countsByItself(signal) || links.some((link) => link !== 'referral')

/** Writes a signal down where it is of use to people, and that it was read in any case. */
const readOne = async (
  context: PlayContext,
  vendor: string,
  signal: TableSignal,
): Promise<void> => {
  const { database, members, clock, log } = context
  const player = await memberOf(context, vendor, signal.playerRef)
  const other = await memberOf(context, vendor, signal.otherRef)
  const number = BigInt(signal.number)
  if (!player || !other) log.warn({ vendor, number: signal.number }, 'a signal of unknown players')
  const pair = player && other && { memberId: player.memberId, friendId: other.memberId }
  const links = pair ? await members.linksBetween(pair) : []
  await database.inTx(async (tx) => {
    if (player && other && isOfUse(signal, links)) {
      await insertTableSignal(tx, {
        vendor,
        number,
        subject: null,
        game_code: signal.gameCode,
        kind: signal.kind,
        rules_version: signal.rulesVersion,
        member_id: player.memberId,
        other_member_id: other.memberId,
        brand_id: player.brandId,
        other_brand_id: other.brandId,
        figures: JSON.stringify(signal.figures),
        deals: JSON.stringify(signal.deals),
        links,
        raised_at: new Date(signal.raisedAt),
        received_at: clock.now(),
      })
    }
    await saveLastNumber(tx, vendor, number)
  })
}

const readVendor = async (context: PlayContext, vendor: string): Promise<number> => {
  let count = 0
  for (let page = 0; page < pagesMax; page += 1) {
    const last = await findLastNumber(context.database, vendor)
    const signals = await context.vendors.tableSignalsOf(vendor, Number(last))
    for (const signal of signals ?? []) await readOne(context, vendor, signal)
    count += signals?.length ?? 0
    if ((signals?.length ?? 0) < signalsPerPage) break
  }
  return count
}

/** Reads what vendors say of players at tables since the last time. @returns how many signals. */
export const createReadTableSignals = (context: PlayContext) => async (): Promise<number> => {
  let count = 0
  for (const vendor of context.vendors.withTableSignals) {
    count += await readVendor(context, vendor).catch((error: unknown) => {
      context.log.error({ err: error, vendor }, 'signals of a vendor are not read')
      return 0
    })
  }
  return count
}
