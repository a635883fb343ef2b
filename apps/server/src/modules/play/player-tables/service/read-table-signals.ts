import type { LinkReason } from '@trevo/contract/promotion-names.ts'
import { signalsPerPage, type TableSignal } from '@trevo/contract/vendor/table-signals.ts'
import { findPlayer } from '../../common/repository/sessions.ts'
import { findLastNumber, insertTableSignal, saveLastNumber } from '../repository/table-signals.ts'
import type { PlayContext } from '../../common/context.ts'

/** A vendor with more signals is queried again a minute later. */
const pagesMax = 20

const memberOf = async ({ database, members }: PlayContext, vendor: string, ref: string) => {
  const memberId = await findPlayer(database, vendor, ref)
  const member = memberId === undefined ? undefined : await members.findMember(memberId)
  return memberId !== undefined && member ? { memberId, brandId: member.brandId } : undefined
}

/**
 * Friends sit together too, and anyone plays a hand badly once: company, and one deal between players who know
 * each other from the tables, count only for accounts that are linked otherwise.
 */
const countsByItself = ({ kind, figures }: TableSignal): boolean =>
  kind === 'single_deal' ? figures['firstMeeting'] === 1 : kind !== 'company'

/** Whether operators review a signal of two accounts with these links. */
const isOfUse = (signal: TableSignal, links: readonly LinkReason[]): boolean =>
  signal.kind === 'opposite_bets'
    ? // Strangers bet red and black in one round as well, and on either side of a match.
      links.some((link) => link !== 'oppositeBets')
    : // A referrer plays with the friend they brought.
      countsByItself(signal) || links.some((link) => link !== 'referral')

/** Stores a useful signal, and that it was read in any case. */
const readOne = async (
  context: PlayContext,
  vendor: string,
  signal: TableSignal,
): Promise<void> => {
  const { database, members, clock, log } = context
  const player = await memberOf(context, vendor, signal.playerRef)
  const other = await memberOf(context, vendor, signal.otherRef)
  const number = BigInt(signal.number)
  if (!player || !other)
    log.warn({ vendor, number: signal.number }, 'signal of unknown players ignored')
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

/** Reads the vendors' reports of players at tables since the last time. @returns the number of signals */
export const createReadTableSignals = (context: PlayContext) => async (): Promise<number> => {
  let count = 0
  for (const vendor of context.vendors.withTableSignals) {
    count += await readVendor(context, vendor).catch((error: unknown) => {
      context.log.error({ err: error, vendor }, 'signals of a vendor not read')
      return 0
    })
  }
  return count
}
