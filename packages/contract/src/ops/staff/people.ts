import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money } from '../../shapes.ts'
import { approvalRefusals } from '../approvals.ts'
import { rights } from '../rights.ts'
import { typed } from '../../wps/session.ts'

/** A role of the brand with its rights. */
export const StaffRole = z.object({
  role: z.string(),
  /** Every brand has it; its rights are defined by the program. */
  isDelivered: z.boolean(),
  rights: z.array(z.object({ right: z.enum(rights), ceiling: Money.nullable() })),
})
export type StaffRole = z.infer<typeof StaffRole>

/** One staff member, with each of their accounts at the brand. */
export const StaffPerson = z.object({
  personId: z.string(),
  name: z.string(),
  isDemo: z.boolean(),
  /** Null while they have access. */
  disabledAt: Instant.nullable(),
  accounts: z.array(
    z.object({
      operator: z.string(),
      hasAuthenticator: z.boolean(),
      disabledAt: Instant.nullable(),
      lastLoginAt: Instant.nullable(),
      roles: z.array(
        z.object({
          role: z.string(),
          endsAt: Instant.nullable(),
          /** The largest amount of one act under this role; null for what the role itself allows. */
          ceiling: Money.nullable(),
        }),
      ),
    }),
  ),
  /** Acts on the person that wait for a second one, the oldest first. */
  waiting: z.array(
    z.object({
      requestId: z.uuid(),
      /** The act: the name of its endpoint, such as `grantStaffRole`. */
      kind: z.string(),
      target: z.string(),
      askedBy: z.string(),
      askedAt: Instant,
    }),
  ),
})
export type StaffPerson = z.infer<typeof StaffPerson>

const RoleCode = typed(40).regex(/^[a-z][a-z_]{1,39}$/)
const Ceiling = z.string().regex(/^(?!0+\.00$)\d{1,13}\.\d{2}$/)
const PersonId = z.string().regex(/^[1-9]\d{0,17}$/)
const params = z.object({ personId: PersonId })
const Operator = typed(64).min(3)
const reason = typed(200).regex(/\S.*\S/)
/** Of the first yes: the same again answers what became of it. */
const requestId = z.uuid().optional()
const password = typed(128).min(12)
const account = { operator: Operator, password }
/** Acts on staff: a code of the authenticator within the last minutes. */
const acting = { personal: 'masked', right: 'staff.manage', proof: 'recent' } as const

export const listStaff = operatorEndpoint({
  name: 'listStaff',
  summary: 'The persons who have an account of the brand, by name',
  method: 'GET',
  path: '/ops/staff',
  personal: 'masked',
  right: 'staff.read',
  approval: 'none',
  response: z.object({ persons: z.array(StaffPerson) }),
  refusals: [],
})

export const listStaffRoles = operatorEndpoint({
  name: 'listStaffRoles',
  summary: 'The roles of the brand and their rights',
  method: 'GET',
  path: '/ops/staff/roles',
  personal: 'none',
  right: 'staff.read',
  approval: 'none',
  response: z.object({ roles: z.array(StaffRole) }),
  refusals: [],
})

export const addStaffPerson = operatorEndpoint({
  name: 'addStaffPerson',
  summary: 'A new person with a first account, which can do nothing but enrol an authenticator',
  method: 'POST',
  path: '/ops/staff',
  ...acting,
  sealed: true,
  approval: 'reason',
  body: z.strictObject({ name: typed(80).regex(/\S.*\S/), ...account, reason }),
  response: StaffPerson,
  refusals: ['staff.name_taken', 'staff.account_invalid'],
})

export const addStaffAccount = operatorEndpoint({
  name: 'addStaffAccount',
  summary: 'Another account of a person; it is the same person for every second yes',
  method: 'POST',
  path: '/ops/staff/:personId/accounts',
  ...acting,
  sealed: true,
  approval: 'reason',
  params,
  body: z.strictObject({ ...account, reason }),
  response: StaffPerson,
  refusals: ['staff.person_unknown', 'staff.name_taken', 'staff.account_invalid'],
})

export const linkStaffPersons = operatorEndpoint({
  name: 'linkStaffPersons',
  summary: 'Says that two persons are one human; never undone',
  method: 'POST',
  path: '/ops/staff/:personId/link',
  ...acting,
  approval: 'reason',
  params,
  body: z.strictObject({ otherPersonId: PersonId, reason }),
  response: StaffPerson,
  refusals: ['staff.person_unknown', 'staff.duties_meet'],
})

export const disableStaffPerson = operatorEndpoint({
  name: 'disableStaffPerson',
  summary: 'Nobody comes in by any account of the person; their sessions end now',
  method: 'POST',
  path: '/ops/staff/:personId/disable',
  ...acting,
  approval: 'reason',
  params,
  body: z.strictObject({ reason }),
  response: StaffPerson,
  refusals: ['staff.person_unknown', 'staff.own_person'],
})

export const enableStaffPerson = operatorEndpoint({
  name: 'enableStaffPerson',
  summary: 'Lets a person in again, once a second person says so too',
  method: 'POST',
  path: '/ops/staff/:personId/enable',
  ...acting,
  approval: 'second',
  params,
  body: z.strictObject({ reason, requestId }),
  response: StaffPerson,
  refusals: ['staff.person_unknown', ...approvalRefusals],
})

export const grantStaffRole = operatorEndpoint({
  name: 'grantStaffRole',
  summary: 'Gives an account a role, or the role another end, once a second person says so too',
  method: 'POST',
  path: '/ops/staff/roles/grant',
  ...acting,
  approval: 'second',
  body: z.strictObject({
    operator: Operator,
    role: RoleCode,
    endsAt: Instant.nullable().default(null),
    /** The largest amount of one act under this role; null for what the role itself allows. */
    ceiling: Ceiling.nullable().default(null),
    reason,
    requestId,
  }),
  response: StaffPerson,
  refusals: [
    'staff.person_unknown',
    'staff.role_unknown',
    'staff.duties_meet',
    'staff.end_passed',
    ...approvalRefusals,
  ],
})

export const revokeStaffRole = operatorEndpoint({
  name: 'revokeStaffRole',
  summary: 'Takes a role from an account; counts from the next request on, on every copy',
  method: 'POST',
  path: '/ops/staff/roles/revoke',
  ...acting,
  approval: 'reason',
  body: z.strictObject({ operator: Operator, role: RoleCode, reason }),
  response: StaffPerson,
  refusals: ['staff.person_unknown', 'staff.role_unknown'],
})
