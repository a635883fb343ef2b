import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { createOperatorAccounts } from '../modules/identity/commands.ts'
import { createStaff } from '../modules/staff/index.ts'

/** What a test database needs for it. */
export const approvalModules: readonly string[] = ['identity', 'staff']

/**
 * The real `staff` on a test's database, with an account of brand 1 for each name. Each holds the role
 * `head_of_operations` until the test takes it.
 */
export const openTestApprovals = async (
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  names: readonly string[],
  /** Where heads of the audit are kept, for tests that sign them. */
  headsFolder = 'no-heads',
) => {
  const identity = createOperatorAccounts({
    database: createDatabase(pool),
    clock,
    hasher: { hash: async (password) => `hash of ${password}` },
    isDemoServer: false,
    loginRulesOf: () => ({ isDemoBrand: false }),
  })
  const emergencies = { count: 0 }
  const staff = createStaff({
    reports: {
      isSignificant: () => false,
      noteOperatorAct: async () => undefined,
      noteAuditFault: async () => undefined,
    },
    database: createDatabase(pool),
    longReads: createDatabase(pool),
    clock,
    identity,
    settings: { timeZoneOf: () => 'America/Sao_Paulo' },
    config: { AUDIT_HEADS_DIR: headsFolder, SECRETS_DIR: headsFolder },
    logger: { error: () => undefined },
    countEmergencyAccess: () => void emergencies.count++,
  })
  await staff.deliverRoles([1])
  const roles = staff.orderRoles(1, 'test')
  const ids = new Map<string, bigint>()
  const add = async (username: string): Promise<bigint> => {
    const { rows } = await pool.query<{ id: bigint }>(
      `insert into identity.operator (brand_id, username, username_key, password_hash, password_set_at,
         created_at)
       values (1, $1, $1, '-', $2, $2) returning id`,
      [username, clock.now()],
    )
    const operatorId = rows[0]?.id ?? 0n
    ids.set(username, operatorId)
    await roles.grant({ operatorId, role: 'head_of_operations' })
    return operatorId
  }
  for (const name of names) await add(name)
  return {
    staff,
    roles,
    /** How many accesses in an emergency raised the alarm. */
    emergencies,
    add,
    /** The same as modules take it. */
    order: (operator: string) => ({ brandId: 1, operator, operatorId: ids.get(operator) ?? 0n }),
    /** An account by its name, as a request names who acts. */
    by: (username: string) => {
      const operatorId = ids.get(username)
      if (operatorId === undefined) throw new Error(`no operator ${username}`)
      return { operatorId, username, brandId: 1 }
    },
  }
}

export type TestApprovals = Awaited<ReturnType<typeof openTestApprovals>>
