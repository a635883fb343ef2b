import { dayMs } from '@trevo/calendar/durations.ts'
import { LRUCache } from 'lru-cache'
import type { StatusBrand, StatusNeeds } from '../needs.ts'
import { listCreditRules } from '../repository/credit-rules.ts'
import { listIncidentRows } from '../repository/incidents.ts'
import { listDays, listParts } from '../repository/minutes.ts'
import type { CreditRuleRow, DayRow, IncidentRow, PartRow } from '../repository/tables.ts'
import { daysShown, shownDays, type Vendors } from './present-status.ts'

/** How old what visitors see may be; it changes every minute. */
const keptMs = 10_000
const incidentsShown = 50

export type ReadStatus = {
  readonly now: Date
  readonly brand: StatusBrand
  readonly parts: readonly PartRow[]
  readonly days: readonly DayRow[]
  readonly vendors: Vendors
  readonly incidents: readonly IncidentRow[]
  /** Every rule that the brand had for credits. */
  readonly rules: readonly CreditRuleRow[]
}

export type ReadStatusOf = (brandId: number) => Promise<ReadStatus>

/** Reads the state of a brand once for all visitors of the next seconds. */
export const createReadStatus = (needs: StatusNeeds) => {
  const { database, clock, settings, catalogue } = needs
  const kept = new LRUCache<number, { readonly at: number; readonly read: Promise<ReadStatus> }>({
    max: 100,
  })
  const read = async (brandId: number, now: Date): Promise<ReadStatus> => {
    const brand = settings.listBrands().find(({ id }) => id === brandId)
    if (!brand) throw new Error(`no brand ${brandId}`)
    const { db } = database
    const vendors = await catalogue.listVendors(brandId)
    return {
      now,
      brand,
      parts: await listParts(db, brandId),
      days: await listDays(db, brandId, shownDays(now, brand)),
      vendors: new Map(
        vendors.map(({ vassalage, name, nodeId }) => [vassalage, { vassalage, name, nodeId }]),
      ),
      incidents: await listIncidentRows(db, {
        brandId,
        since: new Date(now.getTime() - daysShown * dayMs),
        limit: incidentsShown,
      }),
      rules: await listCreditRules(db, brandId),
    }
  }
  const readStatus: ReadStatusOf = async (brandId) => {
    const now = clock.now()
    const known = kept.get(brandId)
    if (known && Math.abs(now.getTime() - known.at) < keptMs) return known.read
    const entry = { at: now.getTime(), read: read(brandId, now) }
    kept.set(brandId, entry)
    entry.read.catch(() => kept.delete(brandId))
    return entry.read
  }
  return {
    readStatus,
    /** An explanation is shown at once on this copy. */
    forget: (brandId: number): void => void kept.delete(brandId),
  }
}
