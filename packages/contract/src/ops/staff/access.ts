import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'
import { rights } from '../rights.ts'
import { StaffPerson, StaffRole } from './people.ts'

/** Acts on staff: a code of the authenticator within the last minutes. */
const acting = { personal: 'masked', right: 'staff.manage', proof: 'recent' } as const
const params = z.object({ personId: z.string().regex(/^[1-9]\d{0,17}$/) })
const Operator = typed(64).min(3)
const reason = typed(200).regex(/\S.*\S/)
/** Of the first yes: the same again answers what became of it. */
const requestId = z.uuid().optional()

/** An open session of one of a person's accounts. */
export const StaffSession = z.object({
  sessionId: z.uuid(),
  operator: z.string(),
  openedAt: Instant,
  lastUsedAt: Instant,
  endsAt: Instant,
  address: z.string(),
  userAgent: z.string(),
})
export type StaffSession = z.infer<typeof StaffSession>

export const listStaffSessions = operatorEndpoint({
  name: 'listStaffSessions',
  summary: 'The open sessions of a person, by every account of theirs; the one used last first',
  method: 'GET',
  path: '/ops/staff/:personId/sessions',
  personal: 'masked',
  right: 'staff.read',
  approval: 'none',
  params,
  response: z.object({ sessions: z.array(StaffSession) }),
  refusals: ['staff.person_unknown'],
})

export const listStaffHistory = operatorEndpoint({
  name: 'listStaffHistory',
  summary: 'What happened to the accounts of a person and to their roles, the latest 100 first',
  method: 'GET',
  path: '/ops/staff/:personId/history',
  personal: 'masked',
  right: 'staff.read',
  approval: 'none',
  params,
  response: z.object({
    events: z.array(
      z.object({
        at: Instant,
        operator: z.string(),
        /** Such as `login`, `disabled`, `granted`, `revoked`. */
        kind: z.string(),
        role: z.string().nullable(),
        ceiling: Money.nullable(),
        endsAt: Instant.nullable(),
        /** Who ordered it; the address for what the operator did themself. */
        by: z.string(),
      }),
    ),
  }),
  refusals: ['staff.person_unknown'],
})

export const endStaffSessions = operatorEndpoint({
  name: 'endStaffSessions',
  summary: 'Ends every session of a person, or one of them, now',
  method: 'POST',
  path: '/ops/staff/:personId/sessions/end',
  ...acting,
  approval: 'reason',
  params,
  body: z.strictObject({ sessionId: z.uuid().nullable().default(null), reason }),
  response: z.object({ ended: z.int() }),
  refusals: ['staff.person_unknown'],
})

export const setStaffPassword = operatorEndpoint({
  name: 'setStaffPassword',
  summary: 'Another password of an account; its sessions end, its authenticator stays',
  method: 'POST',
  path: '/ops/staff/password',
  ...acting,
  sealed: true,
  approval: 'reason',
  body: z.strictObject({ operator: Operator, password: typed(128).min(12), reason }),
  response: StaffPerson,
  refusals: ['staff.person_unknown', 'staff.account_invalid', 'staff.demo_account'],
})

export const removeStaffAuthenticator = operatorEndpoint({
  name: 'removeStaffAuthenticator',
  summary:
    'For a lost phone: the next sign-in can only set up another authenticator, once a second person says so too',
  method: 'POST',
  path: '/ops/staff/authenticator/remove',
  ...acting,
  approval: 'second',
  body: z.strictObject({ operator: Operator, reason, requestId }),
  response: StaffPerson,
  refusals: ['staff.person_unknown', 'staff.no_authenticator', ...approvalRefusals],
})

export const changeStaffRole = operatorEndpoint({
  name: 'changeStaffRole',
  summary:
    'A role of the brand’s own gives these rights from now on, once a second person says so too; a new code makes a new role',
  method: 'POST',
  path: '/ops/staff/roles/change',
  ...acting,
  personal: 'none',
  approval: 'second',
  body: z.strictObject({
    role: typed(40).regex(/^[a-z][a-z_]{1,39}$/),
    rights: z
      .array(
        z.strictObject({
          right: z.enum(rights),
          ceiling: z
            .string()
            .regex(/^(?!0+\.00$)\d{1,13}\.\d{2}$/)
            .nullable()
            .default(null),
        }),
      )
      .max(rights.length),
    reason,
    requestId,
  }),
  response: z.object({ roles: z.array(StaffRole) }),
  refusals: ['staff.role_delivered', 'staff.duties_meet', ...approvalRefusals],
})

export const openEmergencyAccess = operatorEndpoint({
  name: 'openEmergencyAccess',
  summary:
    'Gives an account every right but that over staff for 30 minutes, once a second person says so too; raises an alarm',
  method: 'POST',
  path: '/ops/staff/emergency',
  ...acting,
  approval: 'second',
  body: z.strictObject({ operator: Operator, reason, requestId }),
  response: StaffPerson,
  refusals: [
    'staff.person_unknown',
    'staff.emergency_open',
    'staff.duties_meet',
    ...approvalRefusals,
  ],
})
