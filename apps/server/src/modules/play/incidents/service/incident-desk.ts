import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type * as endpoints from '@trevo/contract/ops/games/incidents.ts'
import type { Incident, IncidentDetail } from '@trevo/contract/ops/games/incidents.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import type { PlayContext } from '../../common/context.ts'
import {
  changeIncident,
  findDeskIncident,
  insertIncidentEvent,
  listDeskIncidents,
  listIncidentEvents,
  lockIncident,
  type DeskIncident,
  type IncidentPlace,
} from '../repository/incident-desk.ts'

type By = { readonly brandId: number; readonly operator: string }

const present = (row: DeskIncident): Incident => ({
  incidentId: String(row.id),
  vendor: row.vendor,
  what: row.what,
  about: row.about,
  detail: { ...row.detail },
  happenedAt: row.happened_at.toISOString(),
  owner: row.owner,
  closedAt: row.resolved_at?.toISOString() ?? null,
  closedBy: row.closed_by,
  notes: row.notes,
})

const placeForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\d{1,18})$/

const readPlace = (text: string | undefined): IncidentPlace | undefined => {
  const [, at, id] = placeForm.exec(text ?? '') ?? []
  return at === undefined || id === undefined ? undefined : { at: new Date(at), id: BigInt(id) }
}

/** One about a stake is of the brand of its member; one about none is the deployment’s, seen by all. */
const isOf = async (
  { members }: PlayContext,
  brandId: number,
  { member_id: memberId }: DeskIncident,
): Promise<boolean> =>
  memberId === null || (await members.findMember(memberId))?.brandId === brandId

const createReading = (context: PlayContext) => {
  const { db } = context.database

  /** @throws Refusal `incident.unknown` */
  const getIncident = async (brandId: number, id: bigint): Promise<DeskIncident> => {
    const row = await findDeskIncident(db, id)
    if (!row || !(await isOf(context, brandId, row))) throw new Refusal('incident.unknown')
    return row
  }

  const showIncident = async (brandId: number, id: bigint): Promise<IncidentDetail> => {
    const row = await getIncident(brandId, id)
    const events = await listIncidentEvents(db, id)
    return {
      ...present(row),
      events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
      round: row.round_id === null ? null : { vendor: row.vendor, roundId: row.round_id },
    }
  }

  const listIncidents = async (
    brandId: number,
    { state, vendor, owner, before, pageSize }: Query<typeof endpoints.listIncidents>,
  ): Promise<Answer<typeof endpoints.listIncidents>> => {
    await context.projectBets()
    const rows = await listDeskIncidents(db, {
      isOpen: state === 'open',
      vendor,
      owner: owner === '-' ? null : owner,
      before: readPlace(before),
      limit: withExtra(pageSize),
    })
    const page = rows.slice(0, pageSize)
    const own = await Promise.all(page.map((row) => isOf(context, brandId, row)))
    const last = page.at(-1)
    return {
      list: page.filter((_, index) => own[index]).map(present),
      next: rows.length > pageSize && last ? `${last.happened_at.toISOString()} ${last.id}` : null,
    }
  }
  return { getIncident, showIncident, listIncidents }
}

/** Incidents of vendors as operators work on them. */
export const createIncidentDesk = (context: PlayContext) => {
  const { getIncident, showIncident, listIncidents } = createReading(context)
  const { database, clock } = context

  type Locked = NonNullable<Awaited<ReturnType<typeof lockIncident>>>
  const act = async (
    { brandId }: By,
    id: bigint,
    work: (tx: Tx, row: Locked) => Promise<void>,
  ): Promise<IncidentDetail> => {
    await getIncident(brandId, id)
    await database.inTx(async (tx) => {
      const row = await lockIncident(tx, id)
      if (!row) throw new Refusal('incident.unknown')
      await work(tx, row)
    })
    return showIncident(brandId, id)
  }
  const note = (
    tx: Tx,
    { operator }: By,
    id: bigint,
    kind: 'assigned' | 'noted' | 'closed',
    text: string | null,
  ) => insertIncidentEvent(tx, { incident_id: id, kind, operator, note: text, at: clock.now() })
  const requireOpen = ({ resolved_at: resolvedAt }: Locked): void => {
    if (resolvedAt !== null) throw new Refusal('incident.closed')
  }

  return {
    listIncidents,
    showIncident,

    /** Takes it, or gives it back. @throws Refusal `incident.unknown`, `incident.closed` */
    assignIncident: (by: By, id: bigint, isMine: boolean) =>
      act(by, id, async (tx, row) => {
        requireOpen(row)
        const owner = isMine ? by.operator : null
        if (row.owner === owner) return
        noteAct({ target: String(id), before: { owner: row.owner }, after: { owner } })
        await changeIncident(tx, id, { owner })
        await note(tx, by, id, 'assigned', owner)
      }),

    /** @throws Refusal `incident.unknown` */
    noteIncident: (by: By, id: bigint, text: string) =>
      act(by, id, async (tx) => {
        noteAct({ target: String(id), before: {}, after: { note: text } })
        await note(tx, by, id, 'noted', text)
      }),

    /** @throws Refusal `incident.unknown`, `incident.closed` */
    closeIncident: (by: By, id: bigint, reason: string) =>
      act(by, id, async (tx, row) => {
        requireOpen(row)
        noteAct({
          target: String(id),
          before: { state: 'open' },
          after: { state: 'closed' },
          reason,
        })
        await changeIncident(tx, id, { resolved_at: clock.now(), closed_by: by.operator })
        await note(tx, by, id, 'closed', reason)
      }),
  }
}
