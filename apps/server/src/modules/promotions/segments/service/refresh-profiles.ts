import type { PromotionsNeeds } from '../../needs.ts'
import {
  lastProfiled,
  listDue,
  listProfiled,
  listTagsOf,
  makeDue,
  saveProfiles,
  type LastStake,
  type ProfileRow,
} from '../repository/profiles.ts'
import { areaOf } from '../domain/area-states.ts'
import { listLastStakes } from '../../../bets/index.ts'
import { dayMs } from '@trevo/calendar/durations.ts'

/** Profiles read at once. */
const readMax = 500
/** Ids are given before they are committed: so many of the last ones are looked for again. */
const skippedMax = 200n
/** Levels fall as days pass, and what no event tells is seen within this time. */
const staleMs = dayMs
/** How far back the last stake on each product is looked for: as far as conditions ask. */
const stakesMs = 400 * dayMs

/** At a start: play of the last minutes is read again. */
const followedMs = 600_000

type Needs = Pick<PromotionsNeeds, 'database' | 'clock' | 'members' | 'rewards' | 'catalogue'>

const lastOf = (stakes: readonly LastStake[]): Date | null =>
  stakes.reduce<Date | null>((last, { at }) => (last === null || at > last ? at : last), null)

/** The last settled stake of each member on each product. */
const readStakes = async (
  { database, catalogue }: Needs,
  memberIds: readonly bigint[],
  since: Date,
): Promise<readonly LastStake[]> => {
  const last = new Map<string, LastStake>()
  for (const { memberId, product, nodeId, at } of await listLastStakes(
    database.db,
    memberIds,
    since,
  )) {
    const named = product === 'sports' ? 'SPORTS' : (catalogue.productOf(nodeId) ?? 'OTHER')
    const key = `${memberId} ${named}`
    const known = last.get(key)
    if (!known || known.at < at) last.set(key, { member_id: memberId, product: named, at })
  }
  return [...last.values()]
}

/** Reads what segments ask about these members, and stores it. */
const refresh = async (needs: Needs, memberIds: readonly bigint[]): Promise<void> => {
  const { database, clock, members } = needs
  const now = clock.now()
  const [found, tags, stakes] = await Promise.all([
    members.describeMembers(memberIds),
    listTagsOf(database.db, memberIds),
    readStakes(needs, memberIds, new Date(now.getTime() - stakesMs)),
  ])
  const profiles = found.map((member): ProfileRow => {
    const own = stakes.filter(({ member_id: id }) => id === member.memberId)
    return {
      member_id: member.memberId,
      brand_id: member.brandId,
      account: member.account,
      level: member.level,
      registered_at: member.registeredAt,
      last_staked_at: lastOf(own),
      ...areaOf(member.mobile),
      tags: tags.get(member.memberId) ?? [],
      available_minor: member.availableMinor,
      line: [...member.line],
      is_flagged: member.isFlagged,
      read_at: now,
      due_at: new Date(now.getTime() + staleMs),
    }
  })
  await database.inTx((tx) => saveProfiles(tx, profiles, stakes))
}

/** A job: members who played are read again. The place is kept in memory: a day later everybody is. */
export const createFollowPlay = (needs: Needs) => {
  let since = new Date(needs.clock.now().getTime() - followedMs)
  return async (): Promise<void> => {
    const { database, clock, rewards } = needs
    const played = await rewards.listPlayedSince(since, readMax)
    if (played.length === 0) return
    await makeDue(
      database.db,
      played.map(({ memberId }) => memberId),
      clock.now(),
    )
    since = played.at(-1)?.at ?? since
  }
}

/**
 * A job: profiles of members that have none yet, then those that are due. Returns how many were read, at most
 * `readMax`.
 */
export const createRefreshProfiles = (needs: Needs) => async (): Promise<number> => {
  const { database, clock, members } = needs
  const last = await lastProfiled(database.db)
  const after = last > skippedMax ? last - skippedMax : 0n
  const listed = await members.listIdsAfter(after, readMax + Number(skippedMax))
  const known = await listProfiled(database.db, listed)
  const fresh = listed.filter((id) => !known.has(id)).slice(0, readMax)
  const due =
    fresh.length < readMax ? await listDue(database.db, clock.now(), readMax - fresh.length) : []
  const memberIds = [...new Set([...fresh, ...due])]
  if (memberIds.length > 0) await refresh(needs, memberIds)
  return memberIds.length
}
