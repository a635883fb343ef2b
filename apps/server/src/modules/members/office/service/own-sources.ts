import type { TimelineItem } from '@trevo/contract/ops/members/member-records.ts'
import { nameOfAct } from '../domain/name-of-act.ts'
import type { OfficeNeeds, TimelineSource } from '../needs.ts'
import { listOfficeEvents } from '../../common/repository/office-events.ts'
import { listOperatorExclusions } from '../repository/list-operator-exclusions.ts'
import { listNotes } from '../repository/notes-and-tags.ts'

const numberOf = (before: string | undefined): bigint | undefined =>
  before === undefined ? undefined : BigInt(/^\d{1,18}$/.test(before) ? before : '0')

const none = { name: null, operator: null, text: null, amount: null, reference: null }

type Done = { readonly at: Date; readonly operator: string | null }
type Entry = Pick<TimelineItem, 'kind' | 'text'> & Partial<Pick<TimelineItem, 'name'>>

/** What operators did, newest first. */
const byOperators = <Row extends Done>(
  name: string,
  list: (
    memberId: bigint,
    page: { readonly before: bigint | undefined; readonly limit: number },
  ) => Promise<readonly Row[]>,
  entryOf: (row: Row) => { readonly id: bigint; readonly entry: Entry },
): TimelineSource => ({
  name,
  group: 'people',
  list: async ({ memberId, before, limit }) => {
    const rows = await list(memberId, { before: numberOf(before), limit })
    return rows.map((row) => {
      const { id, entry } = entryOf(row)
      const { at, operator } = row
      const item = { ...none, at: at.toISOString(), group: 'people', operator, ...entry } as const
      return { place: String(id), item }
    })
  },
})

/** What operators did and noted, and what the member's security log says. */
export const ownSources = ({ database: { db }, identity }: OfficeNeeds): TimelineSource[] => [
  byOperators(
    'acts',
    (memberId, page) => listOfficeEvents(db, memberId, page),
    ({ event_id: id, kind, detail, reason }) => ({
      id,
      entry: { kind, name: nameOfAct(detail), text: reason },
    }),
  ),
  byOperators(
    'notes',
    (memberId, page) => listNotes(db, memberId, page),
    ({ note_id: id, text }) => ({ id, entry: { kind: 'note', text } }),
  ),
  byOperators(
    'exclusions',
    (memberId, page) => listOperatorExclusions(db, memberId, page),
    ({ event_id: id, kind, term, reason }) => ({
      id,
      entry: {
        kind: kind === 'began' ? 'exclusion_began' : 'exclusion_lifted',
        name: term,
        text: reason,
      },
    }),
  ),
  {
    name: 'security',
    group: 'security',
    list: async ({ memberId, before, limit }) => {
      const page = { onlyLogins: false, before, pageSize: limit }
      const { list } = await identity.ownSessions.listSecurityEvents(memberId, page)
      return list.map(({ eventId, at, kind, method, device }) => ({
        place: `${at}_${eventId}`,
        item: { ...none, at, group: 'security', kind, name: method, text: device },
      }))
    },
  },
]
