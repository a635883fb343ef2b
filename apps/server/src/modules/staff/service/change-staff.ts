import { tables, type Tx } from '@trevo/database/connect.ts'
import { errorCodeOf } from '@trevo/database/error-code.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { Approvals } from '../../../platform/approvals/change-kind.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import {
  linkPersons,
  listPersonsOf,
  lockPerson,
  savePersonDisabled,
  savePersonName,
} from '../repository/persons.ts'
import type { StaffTables } from '../repository/tables.ts'
import type { StaffNeeds } from '../needs.ts'
import { revokeInTx, RoleOrderError } from './order-roles.ts'

/** Target of a grant: the account and the role. */
const grantTarget = (operator: string, role: string): string => `${operator}/${role}`

/** SQLSTATE of the trigger `separate_duties`. */
const checkViolation = '23514'

type By = Pick<Operator, 'operatorId' | 'username' | 'brandId'>

type NewAccount = { readonly operator: string; readonly password: string }

/** A person who has an account of the brand, locked. @throws Refusal `staff.person_unknown` */
export const lockPersonOfBrand = async (
  { identity }: StaffNeeds,
  tx: Tx,
  brandId: number,
  personId: bigint,
) => {
  const person = await lockPerson(tx, personId)
  const ofBrand = new Set(await identity.listOperatorIds(tx, brandId))
  const accounts = (person?.operatorIds ?? []).filter((id) => ofBrand.has(id))
  if (!person || accounts.length === 0) throw new Refusal('staff.person_unknown')
  return person
}

const personOf = async (tx: Tx, operatorId: bigint): Promise<bigint> => {
  const personId = (await listPersonsOf(tables<StaffTables>(tx), [operatorId])).get(operatorId)
  if (personId === undefined) throw new Error(`account ${operatorId} has no person`)
  return personId
}

/** Adds an account; the database makes a person of its own for it. @throws Refusal `staff.name_taken` */
const createAdd =
  ({ identity }: StaffNeeds) =>
  async (tx: Tx, by: By, username: string, passwordHash: string): Promise<bigint> => {
    const account = { brandId: by.brandId, username, passwordHash }
    const operatorId = await identity.addAccount(tx, account, by.username)
    if (operatorId === undefined) throw new Refusal('staff.name_taken')
    return personOf(tx, operatorId)
  }

/** Two persons of the brand are one from now on. @throws Refusal `staff.duties_meet` */
const link = async (tx: Tx, a: bigint, b: bigint): Promise<void> => {
  if (a === b) return
  const [older, newer] = a < b ? [a, b] : [b, a]
  try {
    await linkPersons(tx, older, newer)
  } catch (error) {
    if (errorCodeOf(error) !== checkViolation) throw error
    throw new Refusal('staff.duties_meet')
  }
}

const createRevoke =
  ({ database, clock, identity }: StaffNeeds) =>
  async (by: By, operator: string, role: string): Promise<void> => {
    const { brandId, username: orderedBy } = by
    const operatorId = await identity.findOperatorId(brandId, operator)
    if (operatorId === undefined) throw new Refusal('staff.person_unknown')
    await database
      .inTx(async (tx) => {
        await revokeInTx(tx, { operatorId, role }, { brandId, orderedBy, at: clock.now() })
        noteAct({
          target: operator,
          before: { role, isHeld: true },
          after: { role, isHeld: false },
        })
      })
      .catch((error: unknown) => {
        if (error instanceof RoleOrderError) throw new Refusal('staff.role_unknown')
        throw error
      })
  }

type Asked = { readonly reason: string; readonly requestId?: string | undefined }
type RightOfRole = { readonly right: string; readonly ceiling: string | null }

/** What gives somebody a right takes two: each call is the first yes or the second. */
export const createAskStaffChanges = (askChange: Approvals['askChange']) => {
  const ask = (
    by: By,
    { reason, requestId }: Asked,
    act: { readonly kind: string; readonly target: string; readonly input?: object },
  ) => askChange({ brandId: by.brandId, input: {}, ...act, reason: reason.trim(), requestId, by })
  return {
    enableStaffPerson: (by: By, target: string, asked: Asked) =>
      ask(by, asked, { kind: 'enableStaffPerson', target }),

    grantStaffRole: (
      by: By,
      grant: { operator: string; role: string; endsAt: string | null; ceiling: string | null },
      asked: Asked,
    ) => {
      const { operator, role, endsAt, ceiling } = grant
      const target = grantTarget(operator, role)
      return ask(by, asked, { kind: 'grantStaffRole', target, input: { endsAt, ceiling } })
    },

    removeStaffAuthenticator: (by: By, target: string, asked: Asked) =>
      ask(by, asked, { kind: 'removeStaffAuthenticator', target }),

    changeStaffRole: (
      by: By,
      { role, rights }: { role: string; rights: readonly RightOfRole[] },
      asked: Asked,
    ) => ask(by, asked, { kind: 'changeStaffRole', target: role, input: { rights } }),

    openEmergencyAccess: (by: By, target: string, asked: Asked) =>
      ask(by, asked, { kind: 'openEmergencyAccess', target }),
  }
}

/** What one colleague with `staff.manage` does alone: nothing of it gives anybody a right. */
export const createChangeStaff = (needs: StaffNeeds) => {
  const { database, clock, identity } = needs
  const add = createAdd(needs)
  return {
    /** Refuses `staff.person_unknown`, `staff.role_unknown`. */
    revokeStaffRole: createRevoke(needs),

    /** Refuses `staff.name_taken`, `staff.account_invalid`. */
    addStaffPerson: async (by: By, { name, operator, password }: NewAccount & { name: string }) => {
      const passwordHash = await identity.hashFirstPassword(operator, password)
      await database.inTx(async (tx) => {
        const personId = await add(tx, by, operator, passwordHash)
        await savePersonName(tx, personId, name.trim())
        noteAct({ target: operator, after: { operator, name: name.trim() } })
      })
    },

    /** Refuses `staff.person_unknown`, `staff.name_taken`, `staff.account_invalid`. */
    addStaffAccount: async (by: By, personId: bigint, { operator, password }: NewAccount) => {
      const passwordHash = await identity.hashFirstPassword(operator, password)
      await database.inTx(async (tx) => {
        await lockPersonOfBrand(needs, tx, by.brandId, personId)
        await link(tx, personId, await add(tx, by, operator, passwordHash))
        noteAct({ target: String(personId), after: { operator } })
      })
    },

    /** Refuses `staff.person_unknown`, `staff.duties_meet`. Answers the person that is left. */
    linkStaffPersons: (by: By, a: bigint, b: bigint): Promise<bigint> =>
      database.inTx(async (tx) => {
        const [older, newer] = a < b ? [a, b] : [b, a]
        // In the order of their ids, so that two links never wait for each other.
        const first = await lockPersonOfBrand(needs, tx, by.brandId, older)
        const second = await lockPersonOfBrand(needs, tx, by.brandId, newer)
        await link(tx, older, newer)
        if (first.disabled_at ?? second.disabled_at) {
          await savePersonDisabled(tx, older, clock.now())
        }
        noteAct({ target: String(older), after: { linked: String(newer) } })
        return older
      }),

    /** Refuses `staff.person_unknown`, `staff.own_person`. */
    disableStaffPerson: (by: By, personId: bigint): Promise<void> =>
      database.inTx(async (tx) => {
        const person = await lockPersonOfBrand(needs, tx, by.brandId, personId)
        if ((await personOf(tx, by.operatorId)) === personId) throw new Refusal('staff.own_person')
        await savePersonDisabled(tx, personId, clock.now())
        const { brandId } = by
        const accounts = person.operatorIds.map((operatorId) => ({ operatorId, brandId }))
        await identity.setDisabled(tx, accounts, true, by.username)
        noteAct({ before: { isDisabled: false }, after: { isDisabled: true } })
      }),
  }
}
