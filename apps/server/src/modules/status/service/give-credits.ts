import { dayMs, minuteMs } from '@trevo/calendar/durations.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import { ruleOfIncident } from '../domain/incident-credit.ts'
import { nameIncident } from '../domain/name-incident.ts'
import { kindOfPart, partRules, vendorOfPart } from '../domain/part-rules.ts'
import type { AffectedPage, StatusNeeds } from '../needs.ts'
import { listCreditRules, listUncredited, markCredited } from '../repository/credit-rules.ts'
import type { CreditRuleRow, IncidentRow } from '../repository/tables.ts'

/** What was late in an incident is in the books by then. */
const settlesAfterMs = 10 * minuteMs
/** What could not be given within this time is left to people. */
const triedForMs = 7 * dayMs
/** More than there are in that time, so that those that keep failing hold up no newer one. */
const incidentsAtOnce = 1_000
const membersAtOnce = 200

/** Whom an incident hit, page by page. */
const createListAffected =
  ({ cashier, play }: StatusNeeds) =>
  (part: string, page: AffectedPage): Promise<readonly bigint[]> => {
    switch (kindOfPart(part)) {
      case 'deposits':
        return cashier.listLateDepositors(page)
      case 'withdrawals':
        return cashier.listLateWithdrawers(page)
      case 'vendor':
        return play.listLateLaunchers(vendorOfPart(part) ?? '', page)
      default:
        return Promise.resolve([])
    }
  }

/**
 * A job, every minute: gives what the brand's rule says to each member whom an ended incident hit, once, and notes
 * how much it was. After a crash or a failure the same incident is done again; who has got it gets nothing more.
 */
export const createGiveCredits = (needs: StatusNeeds) => {
  const { database, clock, rewards, settings, catalogue } = needs
  const listAffected = createListAffected(needs)

  const vendorNameOf = async ({ brand_id: brandId, part }: IncidentRow) => {
    const code = vendorOfPart(part)
    if (code === undefined) return undefined
    return (await catalogue.listVendors(brandId)).find(({ vassalage }) => vassalage === code)?.name
  }

  const giveAll = async (
    incident: IncidentRow,
    rule: CreditRuleRow,
  ): Promise<{ readonly members: number; readonly minor: bigint }> => {
    const { id: incidentId, brand_id: brandId, part, began_at: from, ended_at: endedAt } = incident
    const brand = settings.listBrands().find(({ id }) => id === brandId)
    if (!brand || endedAt === null) return { members: 0, minor: 0n }
    const { lateAfterSec } = partRules[kindOfPart(part)]
    const page = { brandId, from, until: endedAt, lateAfterSec, limit: membersAtOnce }
    const names = nameIncident({
      part,
      vendorName: await vendorNameOf(incident),
      beganAt: from,
      timeZone: brand.timeZone,
    })
    let given = { members: 0, minor: 0n }
    let afterId = 0n
    for (;;) {
      const ids = await listAffected(part, { ...page, afterId })
      await doEach(ids, async (memberId) => {
        const minor = await rewards.giveIncidentCredit({
          brandId,
          memberId,
          incidentId,
          names,
          amountMinor: rule.amount_minor,
          monthMaxMinor: rule.month_max_minor,
        })
        if (minor > 0n) given = { members: given.members + 1, minor: given.minor + minor }
      })
      if (ids.length < membersAtOnce) return given
      afterId = ids.at(-1) ?? afterId
    }
  }

  return async (): Promise<void> => {
    const now = clock.now()
    const waiting = await listUncredited(database.db, {
      from: new Date(now.getTime() - triedForMs),
      until: new Date(now.getTime() - settlesAfterMs),
      limit: incidentsAtOnce,
    })
    await doEach(waiting, async (incident) => {
      const rules = await listCreditRules(database.db, incident.brand_id)
      const rule = ruleOfIncident(rules, incident)
      const given = rule ? await giveAll(incident, rule) : { members: 0, minor: 0n }
      await markCredited(database.db, incident.id, {
        credited_at: clock.now(),
        credited_members: given.members,
        credited_minor: given.minor,
      })
    })
  }
}
