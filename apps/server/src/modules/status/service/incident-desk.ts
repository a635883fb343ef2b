import { minuteMs } from '@trevo/calendar/durations.ts'
import type { Answer, Body, Query } from '@trevo/contract/endpoint.ts'
import type * as endpoints from '@trevo/contract/ops/system/service-status.ts'
import type {
  StatusIncident,
  StatusIncidentDetail,
} from '@trevo/contract/ops/system/service-status.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { tables } from '@trevo/database/connect.ts'
import { cutPage, readCursor, withExtra, writeCursor } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import { latePercentOf } from '../domain/judge-part.ts'
import { isSameExplanation, lacksLanguage, type Explanation } from '../domain/explanation.ts'
import type { StatusNeeds } from '../needs.ts'
import { findIncident, listIncidentRows, saveExplanation } from '../repository/incidents.ts'
import { listSamples } from '../repository/minutes.ts'
import type { CreditRuleRow, IncidentRow, StatusTables } from '../repository/tables.ts'
import { presentIncident, presentParts, type Vendors } from './present-status.ts'
import type { ReadStatusOf } from './read-status.ts'

/** How much of the minutes around an incident is shown. */
const aroundMs = 10 * minuteMs
const minutesMax = 300

const present = (
  row: IncidentRow,
  { vendors, rules }: { readonly vendors: Vendors; readonly rules: readonly CreditRuleRow[] },
): StatusIncident => {
  const { text: _, ...incident } = presentIncident(row, vendors, {
    language: 'PT',
    brandLanguage: 'PT',
    rules,
  })
  const { credited_members: members, credited_minor: minor } = row
  const given = members === null || minor === null ? null : { members, amount: formatMoney(minor) }
  return { ...incident, texts: row.texts, given }
}

const explanationOf = ({ fault, texts }: Pick<IncidentRow, 'fault' | 'texts'>): Explanation => ({
  fault,
  texts,
})

/** For the audit: a field for whose fault it was and one for each language. */
const factsOf = ({ fault, texts }: Explanation) => ({
  fault,
  ...Object.fromEntries(Object.entries(texts).map(([code, text]) => [`text${code}`, text])),
})

type Reading = { readonly readStatus: ReadStatusOf; readonly forget: (brandId: number) => void }

const createReading = ({ database, clock }: StatusNeeds, { readStatus }: Reading) => {
  const { db } = database
  const showStatusIncident = async (
    brandId: number,
    incidentId: string,
  ): Promise<StatusIncidentDetail> => {
    const row = await findIncident(db, brandId, incidentId)
    if (!row) throw new Refusal('incident.unknown')
    const read = await readStatus(brandId)
    const samples = await listSamples(
      db,
      { brandId, part: row.part },
      {
        from: new Date(row.began_at.getTime() - aroundMs),
        until: new Date((row.ended_at ?? clock.now()).getTime() + aroundMs),
        limit: minutesMax,
      },
    )
    return {
      ...present(row, read),
      minutes: samples.map(({ minute, state, in_time: inTime, late, median_sec: medianSec }) => ({
        at: minute.toISOString(),
        state,
        latePercent: latePercentOf({ inTime, late }),
        medianSec,
      })),
    }
  }
  return {
    showStatusIncident,
    listServiceParts: async (
      brandId: number,
    ): Promise<Answer<typeof endpoints.listServiceParts>> => {
      const read = await readStatus(brandId)
      return { parts: [...presentParts(read, read.brand)], now: read.now.toISOString() }
    },
    listStatusIncidents: async (
      brandId: number,
      { view, before, pageSize }: Query<typeof endpoints.listStatusIncidents>,
    ): Promise<Answer<typeof endpoints.listStatusIncidents>> => {
      const read = await readStatus(brandId)
      const rows = await listIncidentRows(db, {
        brandId,
        view,
        before: readCursor(before),
        limit: withExtra(pageSize),
      })
      const { shown, next } = cutPage(rows, pageSize, ({ began_at: at, id }) =>
        writeCursor({ at, id }),
      )
      return { list: shown.map((row) => present(row, read)), next }
    },
  }
}

/** What operators see of a brand's incidents, and how they explain them. */
export const createIncidentDesk = (needs: StatusNeeds, reading: Reading) => {
  const { database, settings } = needs
  const { readStatus, forget } = reading
  const desk = createReading(needs, reading)
  return {
    ...desk,
    /**
     * Says what players read about an incident.
     * @throws Refusal `incident.unknown`, `incident.changed`, `incident.text_missing`
     */
    explainStatusIncident: async (
      brandId: number,
      incidentId: string,
      { fault, texts, before }: Body<typeof endpoints.explainStatusIncident>,
    ): Promise<StatusIncidentDetail> => {
      const explanation: Explanation = { fault, texts }
      const brand = settings.listBrands().find(({ id }) => id === brandId)
      if (lacksLanguage(texts, brand?.languages ?? [])) throw new Refusal('incident.text_missing')
      await database.inTx(async (tx) => {
        const db = tables<StatusTables>(tx)
        const row = await findIncident(db, brandId, incidentId, true)
        if (!row) throw new Refusal('incident.unknown')
        if (!isSameExplanation(explanationOf(row), before)) throw new Refusal('incident.changed')
        noteAct({
          target: incidentId,
          before: factsOf(explanationOf(row)),
          after: factsOf(explanation),
        })
        await saveExplanation(db, incidentId, explanation)
      })
      forget(brandId)
      await readStatus(brandId)
      return desk.showStatusIncident(brandId, incidentId)
    },
  }
}
