import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import { betKinds, type listTradingLimits } from '@trevo/contract/ops/trading/limits.ts'
import type { Reader } from '@trevo/languages/texts.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { marginBpMin } from '@trevo/sports-rules/markets/price.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { nameOfLeague } from '../../matches/service/present-match.ts'
import type { MemberLimitRow } from '../../tables.ts'
import { brandFacts, leagueFacts, marketFacts, memberFacts } from '../domain/limits.ts'
import { listMemberLimits, listRules, listSettings } from '../repository/limits.ts'

const membersShown = 50

/** Every change of limits that waits for a second person. */
const limitChanges = [
  'changeBrandLimits',
  'changeMarketLimits',
  'changeLeagueLimits',
  'changeMemberLimits',
] as const

type Asked = Query<typeof listTradingLimits>
type Limits = Answer<typeof listTradingLimits>

const listWaiting = async (
  { staff }: SportsbookContext,
  brandId: number,
): Promise<Limits['waiting']> => {
  const found = await Promise.all(
    limitChanges.map(async (kind) =>
      [...(await staff.listWaiting(brandId, kind))].map(([target, waiting]) => ({
        requestId: waiting.requestId,
        kind,
        target,
        askedBy: waiting.askedBy,
        askedAt: waiting.askedAt.toISOString(),
      })),
    ),
  )
  return found.flat()
}

const findMembers = async (
  { database, members }: SportsbookContext,
  brandId: number,
  { username, after }: Asked,
): Promise<{ readonly rows: readonly MemberLimitRow[]; readonly hasMore: boolean }> => {
  const memberId =
    username === undefined ? undefined : await members.findMemberId(brandId, username.trim())
  if (username !== undefined && memberId === undefined) {
    throw new Refusal('sportsbook.member_unknown')
  }
  const rows = await listMemberLimits(database.db, brandId, {
    ...(after !== undefined && { after: BigInt(after) }),
    ...(memberId !== undefined && { memberId }),
    limit: membersShown + 1,
  })
  return { rows: rows.slice(0, membersShown), hasMore: rows.length > membersShown }
}

/** Limits of a brand as they are now, with the changes that wait for a second person. */
export const createListTradingLimits =
  (context: SportsbookContext) =>
  async (
    { brandId, ...reader }: Reader & { readonly brandId: number },
    asked: Asked,
  ): Promise<Limits> => {
    const { database, members } = context
    const [[setting], rules, { rows, hasMore }, { leagues }] = await Promise.all([
      listSettings(database.db, brandId),
      listRules(database.db, brandId),
      findMembers(context, brandId, asked),
      context.setup(),
    ])
    const names = await members.findNames(rows.map(({ member_id }) => member_id))
    const byKind = new Map(rules.map((rule) => [rule.kind, rule]))
    return {
      brand: setting ? brandFacts(setting) : null,
      markets: betKinds.flatMap((kind) => {
        const rule = byKind.get(kind)
        return rule ? [{ kind, ...marketFacts(rule) }] : []
      }),
      leagues: leagues
        .filter((league) => league.brand_id === brandId)
        .map((league) => ({
          league: league.code,
          name: nameOfLeague(league, reader),
          ...leagueFacts(league),
        })),
      members: rows.map((row) => ({
        username: names.get(row.member_id) ?? '',
        ...memberFacts(row),
        changedAt: row.changed_at.toISOString(),
        reason: row.reason,
      })),
      next: hasMore ? String(rows.at(-1)?.member_id) : null,
      waiting: await listWaiting(context, brandId),
      marginBpMin,
    }
  }
