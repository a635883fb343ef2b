import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'
import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listSignificantEvents } from '@trevo/contract/ops/ledger/events.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { withExtra } from '@trevo/platform/keyset.ts'
import { readNumberedCursor, writeNumberedCursor } from '../../../platform/numbered-cursor.ts'
import type { ReportsNeeds } from '../needs.ts'
import { allBrandsId, searchSignificantEvents } from '../repository/significant-events.ts'

type Search = Query<typeof listSignificantEvents> & {
  readonly brandId: number
  readonly language: Language
}

/** A page of events by kind, day and member. A name that the brand does not have finds nothing. */
export const createListSignificantEvents =
  ({ database, settings, members, catalogue }: ReportsNeeds) =>
  async (search: Search): Promise<Answer<typeof listSignificantEvents>> => {
    const { brandId, language, kind, fromOn, toOn, member, pageSize } = search
    const zone = settings.timeZoneOf(brandId)
    const before = readNumberedCursor(search.before)
    const memberId = member === undefined ? undefined : await members.findMemberId(brandId, member)
    if (member !== undefined && memberId === undefined) return { list: [], next: null }
    const rows = await searchSignificantEvents(database.db, {
      brandId,
      kind,
      memberId,
      before,
      from: fromOn === undefined ? undefined : instantIn(fromOn, 0, zone),
      until: toOn === undefined ? undefined : instantIn(addDays(toOn, 1), 0, zone),
      limit: withExtra(pageSize),
    })
    const shown = rows.slice(0, pageSize)
    const usernames = await members.usernamesOf(shown.flatMap((row) => row.member_id ?? []))
    const names = catalogue.names(language)
    const last = shown.at(-1)
    return {
      list: shown.map((row) => ({
        eventId: String(row.id),
        at: row.at.toISOString(),
        kind: row.kind,
        isForAllBrands: row.brand_id === allBrandsId,
        subject: row.subject,
        persons: row.persons,
        member: usernames.get(row.member_id ?? 0n) ?? null,
        game: names.get(row.node_id ?? 0) ?? null,
        amount: row.amount_minor === null ? null : formatMoney(row.amount_minor),
        transferId: row.transfer_id === null ? null : String(row.transfer_id),
        facts: row.facts,
      })),
      next:
        rows.length > pageSize && last ? writeNumberedCursor({ at: last.at, id: last.id }) : null,
    }
  }
