import type { ConditionLeaf } from '@trevo/contract/promotion-terms.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listPromotions as Endpoint, Promotion } from '@trevo/contract/wps/promotions.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Facts } from '@trevo/promotion-rules/facts.ts'
import { isInAudience } from '@trevo/promotion-rules/in-audience.ts'
import { meetConditions, type ConditionProgress } from '@trevo/promotion-rules/meet-conditions.ts'
import { amountMax, rewardAmount } from '@trevo/promotion-rules/reward-amount.ts'
import { periodOf } from '@trevo/promotion-rules/spans.ts'
import { statusOf } from '@trevo/promotion-rules/status.ts'
import type { PromotionStatus } from '@trevo/contract/promotion-names.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import { listBonusesOf } from '../../bonuses/repository/bonuses.ts'
import { listEntriesOf } from '../../common/repository/entries.ts'
import { underTerms } from '../../common/repository/versions.ts'
import { findPromotion, listPromotions } from '../../common/repository/promotions.ts'
import type { BonusRow, EntryRow, PromotionRow } from '../../tables.ts'
import type { GatherFacts } from '../../facts/service/gather-facts.ts'

const moneyConditions: ReadonlySet<ConditionLeaf['op']> = new Set([
  'depositedAtLeast',
  'stakedAtLeast',
  'depositStaked',
  'netLossAtLeast',
  'balanceAtMost',
])

const showProgress = ({ condition, have, want, isMet }: ConditionProgress) => {
  const text = (value: bigint): string =>
    moneyConditions.has(condition.op) ? formatMoney(value) : String(value)
  return { condition, have: text(have), want: text(want), isMet }
}

/** No more can be given: stopped, or stock or budget do not cover another one. */
export const isUsedUp = (promotion: PromotionRow): boolean => {
  const { stock, issued_count: issued, budget_minor: budget, spent_minor: spent } = promotion
  if (stock !== null && issued >= stock) return true
  return budget !== null && spent + amountMax(promotion.terms.reward) > budget
}

/** The entry of the current span: the last one, unless it is done or none is left. */
export const currentEntry = (
  promotion: PromotionRow,
  entries: readonly EntryRow[],
  now: Date,
): { readonly entry: EntryRow | undefined; readonly isTaken: boolean } => {
  const { perPerson } = promotion.terms
  const period = periodOf(now, perPerson.per, promotion.time_zone)
  const own = entries
    .filter((entry) => entry.promotion_id === promotion.id && entry.period === period)
    .toSorted((a, b) => a.number - b.number)
  const last = own.at(-1)
  const isDone = last && ['claimed', 'rejected', 'issued'].includes(last.status)
  const isTaken = own.length >= perPerson.times && Boolean(isDone)
  return { entry: isDone && !isTaken ? undefined : last, isTaken }
}

export type Standing = {
  readonly status: PromotionStatus
  readonly entry: EntryRow | undefined
  readonly facts: Facts | undefined
  readonly progress: readonly ConditionProgress[]
  readonly amountMinor: bigint | null
}

type About = {
  readonly promotion: PromotionRow
  readonly entry: EntryRow | undefined
  readonly facts: (Facts & { readonly signedToday: boolean }) | undefined
  readonly now: Date
}

/** The state of a promotion for a known member, or for anyone. */
export const standingOf = ({ promotion, entry, facts, now }: About): Standing => {
  const { terms, kind, starts_at: startsAt, ends_at: endsAt } = promotion
  const met = facts ? meetConditions(terms.conditions, facts) : { isMet: false, progress: [] }
  const amountMinor = facts ? rewardAmount(terms.reward, facts) : null
  const status = statusOf({
    kind,
    startsAt,
    endsAt,
    now,
    isShut:
      promotion.state === 'stopped' ||
      isUsedUp(promotion) ||
      (facts !== undefined && !isInAudience(promotion.audience, facts, now)),
    stored: entry?.status,
    isMet: met.isMet && (amountMinor ?? 0n) > 0n,
    signedToday: facts?.signedToday ?? false,
  })
  const given = entry?.amount_minor ?? amountMinor
  return {
    status,
    entry,
    facts,
    progress: met.progress,
    amountMinor: given !== null && given > 0n ? given : null,
  }
}

type Shown = {
  readonly language: Language
  readonly brandLanguage: Language
  readonly needsBetBefore: boolean
  readonly bonuses: readonly BonusRow[]
}

const present = (
  { catalogue }: PromotionsNeeds,
  row: PromotionRow,
  { status, entry, progress, amountMinor }: Standing,
  { language, brandLanguage, needsBetBefore, bonuses }: Shown,
): Promotion => {
  const text = textIn(row.texts, language, brandLanguage)
  const bonus = entry && bonuses.find(({ entry_id: id }) => id === entry.id)
  const gameWeights = Object.entries(row.terms.wagering?.gameWeights ?? {})
  return {
    promotionId: String(row.id),
    anchor: row.anchor,
    kind: row.kind,
    category: row.category,
    ...text,
    hue: row.hue,
    symbols: row.symbols,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    timeZone: row.time_zone,
    terms: row.terms,
    weightedGames: gameWeights.flatMap(([node, bp]) => {
      const name = catalogue.nameOf(Number(node), language)
      return name === undefined ? [] : [{ nodeId: Number(node), name, bp }]
    }),
    left: row.stock === null ? null : Math.max(0, row.stock - row.issued_count),
    needsBetBefore,
    standing: {
      status,
      progress: progress.map(showProgress),
      amount: amountMinor === null ? null : formatMoney(amountMinor),
      heldReasons: entry?.status === 'applying' ? entry.held_reasons : [],
      reason: entry?.reason ?? null,
      bonusId: bonus ? String(bonus.id) : null,
    },
  }
}

export type Reader = {
  readonly brandId: number
  /** Undefined for guests. */
  readonly memberId: bigint | undefined
  readonly language: Language
  readonly brandLanguage: Language
}

export const createShowPromotions = (needs: PromotionsNeeds, facts: GatherFacts) => {
  const { database, clock, settings, members } = needs

  const showAll = async (
    rows: readonly PromotionRow[],
    { brandId, memberId, language, brandLanguage }: Reader,
  ): Promise<Promotion[]> => {
    const now = clock.now()
    const law = settings.listLaws().find((one) => one.brandId === brandId)
    const needsBetBefore = law?.needsSettledBet ?? true
    const [known, entries, bonuses] = memberId
      ? await Promise.all([
          facts.ofMember(brandId, memberId),
          listEntriesOf(database.db, memberId),
          listBonusesOf(database.db, memberId),
        ])
      : [undefined, [], []]
    const shown = { language, brandLanguage, needsBetBefore, bonuses }
    const list: Promotion[] = []
    for (const row of rows) {
      const { entry } = currentEntry(row, entries, now)
      const promotion = memberId ? await underTerms(database.db, row, entry, now) : row
      const found =
        memberId && known
          ? await facts.ofPromotion({ promotion, memberId, known, entry })
          : undefined
      list.push(
        present(needs, promotion, standingOf({ promotion, entry, facts: found, now }), shown),
      )
    }
    return list
  }

  return {
    /** A member excluded from play is offered nothing. */
    listPromotions: async (reader: Reader): Promise<Answer<typeof Endpoint>> => {
      const { memberId } = reader
      const exclusion = memberId === undefined ? null : await members.findExclusion(memberId)
      if (exclusion) return { list: [], exclusion }
      const rows = await listPromotions(database.db, reader.brandId, clock.now())
      return { list: await showAll(rows, reader), exclusion }
    },
    showPromotion: async (reader: Reader, promotionId: number): Promise<Promotion> => {
      const row = await findPromotion(database.db, reader.brandId, promotionId)
      const [shown] = row ? await showAll([row], reader) : []
      if (!shown) throw new Refusal('promotion.unknown')
      return shown
    },
  }
}
