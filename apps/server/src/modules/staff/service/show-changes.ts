import { rights, type Right } from '@trevo/contract/ops/rights.ts'
import type { ChangeRequest, ChangeRequestDetail, Facts } from '@trevo/contract/ops/approvals.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, readCursor, withExtra, writeCursor } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Approvals } from '../../../platform/approvals/change-kind.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import { changedFields } from '../domain/change-request.ts'
import {
  findChangeRequest,
  listChangeRequests,
  listWaitingOf,
} from '../repository/change-requests.ts'
import { listAccountsOfPerson } from '../repository/audit.ts'
import { listPersonsOf } from '../repository/persons.ts'
import type { ChangeRequestRow } from '../repository/tables.ts'
import type { ApprovalParts } from './approval-parts.ts'
import { orderOf } from './decide-change.ts'
import { showComments } from './show-comments.ts'

export type Reader = Pick<Operator, 'operatorId' | 'brandId' | 'rights'>

export const rightOf = (code: string): Right => {
  const found = rights.find((one) => one === code)
  if (!found) throw new Error(`unknown right ${code}`)
  return found
}

const covers = ({ rights: held }: Reader, row: ChangeRequestRow): boolean => {
  const ceiling = held.get(rightOf(row.right_code))
  return (
    ceiling !== undefined &&
    (ceiling === null || row.amount_minor === null || row.amount_minor <= ceiling)
  )
}

type People = {
  readonly names: ReadonlyMap<bigint, string>
  readonly persons: ReadonlyMap<bigint, bigint>
}

const present = (
  row: ChangeRequestRow,
  reader: Reader,
  { names, persons }: People,
  now: Date,
): ChangeRequest => {
  const isExpired = row.state === 'waiting' && row.expires_at <= now
  const state = isExpired ? 'expired' : row.state
  const isOwn = persons.get(row.asked_by) === persons.get(reader.operatorId)
  return {
    requestId: row.id,
    kind: row.kind,
    right: rightOf(row.right_code),
    target: row.target,
    amount: row.amount_minor === null ? null : formatMoney(row.amount_minor),
    before: row.before,
    after: row.is_blind && state === 'waiting' ? null : row.after,
    isBlind: row.is_blind,
    reason: row.reason,
    state,
    askedBy: names.get(row.asked_by) ?? '',
    askedAt: row.asked_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    decidedBy: row.decided_by === null ? null : (names.get(row.decided_by) ?? ''),
    decidedAt: (isExpired ? row.expires_at : row.decided_at)?.toISOString() ?? null,
    decisionReason: row.decision_reason,
    isOwn,
    mayDecide: state === 'waiting' && !isOwn && covers(reader, row),
  }
}

const createPresent =
  ({ database, clock, identity }: ApprovalParts) =>
  async (rows: readonly ChangeRequestRow[], reader: Reader): Promise<ChangeRequest[]> => {
    const accounts = rows.flatMap((row) => [
      row.asked_by,
      ...(row.decided_by ? [row.decided_by] : []),
    ])
    const people = {
      names: await identity.listOperatorNames([...new Set(accounts)]),
      persons: await listPersonsOf(database.db, [reader.operatorId, ...accounts]),
    }
    return rows.map((row) => present(row, reader, people, clock.now()))
  }

export type ListAsked = {
  readonly state: 'waiting' | 'decided'
  readonly requester?: 'all' | 'others' | 'own'
  readonly right?: Right | undefined
  readonly kind?: string | undefined
  readonly target?: string | undefined
  readonly after?: string | undefined
  readonly pageSize: number
}

/** The longest count of the badge. */
const countMax = 100
/** The most waiting requests that a module reads at once. */
const waitingMax = 1_000

const heldOf = (reader: Reader, right?: Right): Right[] =>
  [...reader.rights.keys()].filter((one) => right === undefined || one === right)

/** Finds requests for their readers, and their targets as they are now. */
export const createFindChange = ({ database, kinds }: ApprovalParts) => {
  /** The target as it is now; null where the act would be refused. */
  const readNow = (row: ChangeRequestRow): Promise<Facts | null> =>
    database
      .inTx(async (tx) => {
        const kind = kinds.get(row.kind)
        return (await kind.describe(tx, orderOf(kind, row))).before
      })
      .catch((error: unknown) => {
        if (error instanceof Refusal) return null
        throw error
      })

  const find = async (reader: Reader, requestId: string): Promise<ChangeRequestRow> => {
    const row = await findChangeRequest(database.db, requestId)
    if (row?.brand_id !== reader.brandId) throw new Refusal('approval.unknown')
    if (!reader.rights.has(rightOf(row.right_code))) {
      // That a suspicion exists is not told.
      const isSecret = row.right_code.startsWith('aml.')
      throw new Refusal(isSecret ? 'approval.unknown' : 'operator.right_required')
    }
    return row
  }
  const accountsOf = async (reader: Reader, requester: 'all' | 'others' | 'own') =>
    requester === 'all'
      ? undefined
      : {
          ids: await listAccountsOfPerson(database.db, reader.operatorId),
          areOwn: requester === 'own',
        }
  return { readNow, find, accountsOf }
}

/** What a module shows beside its own records. */
const createListWaiting =
  ({ database, clock, identity }: ApprovalParts): Approvals['listWaiting'] =>
  async (brandId, kind, targets) => {
    const now = clock.now()
    const asked = { brandId, kind, targets, now, limit: waitingMax }
    const rows = await listWaitingOf(database.db, asked)
    const names = await identity.listOperatorNames(rows.map((row) => row.asked_by))
    return new Map(
      rows.map((row) => [
        row.target,
        {
          requestId: row.id,
          askedBy: names.get(row.asked_by) ?? '',
          askedAt: row.asked_at,
          reason: row.reason,
          input: row.is_blind ? undefined : row.input,
        },
      ]),
    )
  }

/** What operators read of requests; of the rights that they hold alone. */
export const createShowChanges = (parts: ApprovalParts) => {
  const { database, clock } = parts
  const { readNow, find, accountsOf } = createFindChange(parts)
  const presentAll = createPresent(parts)

  return {
    listChangeRequests: async (reader: Reader, asked: ListAsked) => {
      const { state, requester = 'all', right, kind, target, after, pageSize } = asked
      const rows = await listChangeRequests(database.db, {
        brandId: reader.brandId,
        state,
        rights: heldOf(reader, right),
        kind,
        target,
        accounts: await accountsOf(reader, requester),
        after: readCursor(after, 'after'),
        limit: withExtra(pageSize),
        now: clock.now(),
      })
      const { shown, next } = cutPage(rows, pageSize, (row) =>
        writeCursor({ at: row.decided_at ?? row.asked_at, id: row.id }),
      )
      return { list: await presentAll(shown, reader), next }
    },

    countChangeRequests: async (reader: Reader) => {
      const asked = { brandId: reader.brandId, state: 'waiting', rights: heldOf(reader) } as const
      const now = clock.now()
      const rows = await listChangeRequests(database.db, {
        ...asked,
        accounts: await accountsOf(reader, 'others'),
        limit: countMax,
        now,
      })
      const mine = (await presentAll(rows, reader)).filter(({ mayDecide }) => mayDecide)
      const nextExpiresAt = mine[0]?.expiresAt ?? null
      return { count: mine.length, nextExpiresAt, now: now.toISOString() }
    },

    showChangeRequest: async (reader: Reader, requestId: string): Promise<ChangeRequestDetail> => {
      const row = await find(reader, requestId)
      const [shown] = await presentAll([row], reader)
      if (!shown) throw new Error('a request that is not shown')
      const now = shown.state === 'waiting' ? await readNow(row) : null
      const comments = await showComments(parts, requestId)
      return { ...shown, now, changedFields: now ? changedFields(row.before, now) : [], comments }
    },

    /** One request without its target, after it was decided. */
    present: async (row: ChangeRequestRow, reader: Reader): Promise<ChangeRequest> => {
      const [shown] = await presentAll([row], reader)
      if (!shown) throw new Error('a request that is not shown')
      return shown
    },

    listWaiting: createListWaiting(parts),
  }
}
