import { hourMs } from '@trevo/calendar/durations.ts'
import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type { getAlarms } from '@trevo/contract/ops/ledger/figures.ts'
import { hashDay } from '../domain/hash-day.ts'
import { addSums, noSums, sumKeys, type Sums } from '../domain/sums.ts'
import type { ReportsNeeds } from '../needs.ts'
import { findLastDay, listDays, listLines } from '../repository/days.ts'
import { sumHoursByDay } from '../repository/sums.ts'
import { closeAfterMs } from './close-days.ts'

type Alarm = Answer<typeof getAlarms>['alarms'][number]

const healthMs = 3 * hourMs
/** The proof runs hourly. */
const proofAgeMaxMs = 2 * hourMs + 600_000
/** The closing runs every ten minutes. */
const closeGraceMs = hourMs
/** Figures follow the ledger within seconds. */
const behindMaxMs = 300_000
const daysCompared = 7

const sums = (lines: readonly Sums[]): Sums => lines.reduce<Sums>(addSums, noSums)

/** Closed days of the last week that no longer equal their hash or the hours. */
const countDifferingDays = async (
  { database: { db } }: ReportsNeeds,
  brandId: number,
): Promise<number> => {
  const days = await listDays(db, brandId, undefined, daysCompared + 1)
  const shown = days.slice(0, daysCompared)
  const [newest, oldest] = [shown[0], shown.at(-1)]
  if (!newest || !oldest) return 0
  const lines = Map.groupBy(await listLines(db, brandId, oldest.day, newest.day), ({ day }) => day)
  const hours = await sumHoursByDay(db, brandId, { from: oldest.day, to: newest.day })
  return shown.filter((day, index) => {
    const of = lines.get(day.day) ?? []
    const hash = hashDay(days[index + 1]?.hash ?? Buffer.alloc(32), {
      brandId,
      day: day.day,
      players: day.players,
      availableMinor: day.available_minor,
      heldMinor: day.held_minor,
      lines: of,
    })
    const [closed, counted] = [sums(of), hours.get(day.day) ?? noSums]
    return !hash.equals(day.hash) || sumKeys.some((key) => closed[key] !== counted[key])
  }).length
}

const alarm = (
  code: Alarm['code'],
  level: Alarm['level'],
  count: number,
  at: Date | undefined,
): Alarm[] => (count > 0 ? [{ code, level, count, at: at?.toISOString() ?? null }] : [])

/** What is out of order, from what is measured; nothing here is a guess. */
export const createGetAlarms =
  (needs: ReportsNeeds, countedUntil: () => Promise<Date>) =>
  async (brandId: number): Promise<Answer<typeof getAlarms>> => {
    const { wallet, clock, settings, cashier, database } = needs
    const now = clock.now()
    const counted = await countedUntil()
    const [proof] = await wallet.listProofs(1)
    const drifted = await wallet.countDrifted()
    const payments = await cashier.healthOf(brandId, new Date(now.getTime() - healthMs))
    const funds = await needs.funds.alarmsOf(brandId)
    const troubles = await needs.compliance.countTroubles(brandId)
    const last = await findLastDay(database.db, brandId)
    const dueAt =
      last &&
      instantIn(addDays(last.day, 2), 0, settings.timeZoneOf(brandId)).getTime() +
        closeAfterMs +
        closeGraceMs
    const isUnproven = proof && now.getTime() - proof.provedAt.getTime() > proofAgeMaxMs
    return {
      alarms: [
        ...alarm('ledger_drift', 'critical', proof?.problemCount ?? 0, proof?.provedAt),
        ...alarm('account_drifted', 'critical', drifted, undefined),
        ...alarm('day_differs', 'critical', await countDifferingDays(needs, brandId), undefined),
        ...alarm('funds_short', 'critical', funds.short, undefined),
        ...alarm(
          'funds_unmeasured',
          'serious',
          funds.unmeasuredSince ? 1 : 0,
          funds.unmeasuredSince,
        ),
        ...alarm('ledger_unproven', 'serious', isUnproven ? 1 : 0, proof?.provedAt),
        ...alarm(
          'day_not_closed',
          'serious',
          dueAt !== undefined && dueAt < now.getTime() ? 1 : 0,
          last?.closed_at,
        ),
        ...alarm(
          'figures_behind',
          'serious',
          now.getTime() - counted.getTime() > behindMaxMs ? 1 : 0,
          counted,
        ),
        ...alarm('withdrawals_late', 'critical', payments.late, undefined),
        ...alarm('prizes_late', 'critical', troubles.latePrizes, undefined),
        ...alarm('manipulation_due', 'critical', troubles.dueNotices, undefined),
        ...alarm('withdrawals_due', 'serious', payments.dueSoon, undefined),
        ...alarm('files_differ', 'critical', await needs.system.countUnequalFiles(), undefined),
        ...alarm('sigap_late', 'critical', troubles.lateFiles, undefined),
        ...alarm('sigap_rejected', 'serious', troubles.rejectedFiles, undefined),
        ...alarm('impediments_late', 'critical', troubles.lateImpediments, undefined),
        ...alarm('play_reviews_late', 'serious', troubles.latePlayReviews, undefined),
      ],
      health: {
        provedAt: proof?.provedAt.toISOString() ?? null,
        proofProblems: proof?.problemCount ?? 0,
        provedEntries: Number(proof?.entries ?? 0n),
        payoutMedianSec: payments.payoutMedianSec,
        payoutCount: payments.payoutCount,
        depositsPaid: payments.depositsPaid,
        depositsEnded: payments.depositsEnded,
        countedUntil: counted.toISOString(),
      },
    }
  }
