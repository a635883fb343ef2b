import { hostname, userInfo } from 'node:os'
import path from 'node:path'
import { systemClock } from '../../../packages/platform/src/clock.ts'
import {
  createOperatorRegister,
  createPasswordHasher,
} from '../../../apps/server/src/modules/identity/commands.ts'
import { insertSignificantEvent } from '../../../apps/server/src/modules/reports/commands.ts'
import { createRoleOrders } from '../../../apps/server/src/modules/staff/commands.ts'
import { createDatabase, createPool, type Pool } from '../../../packages/database/src/connect.ts'
import { startEmbedded } from '../../../packages/database/src/embedded.ts'
import { Declined } from './declined.ts'

const openDatabase = async () => {
  const ownUrl = process.env['DATABASE_URL']
  if (ownUrl) return { url: ownUrl, stop: async () => undefined }
  const dataDir = process.env['TREVO_DATA'] ?? '.trevo/data'
  return startEmbedded({ dataDir: path.resolve(dataDir, 'postgres') })
}

const merchant = () => process.env['OPERATOR_MERCHANT'] ?? 'trevo'

const missingTable = '42P01'
const isMissingTable = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === missingTable

const openRegister = async (pool: Pool, brandId: number) => {
  const orderedBy = `${userInfo().username}@${hostname()}`
  const register = createOperatorRegister({
    database: createDatabase(pool),
    clock: systemClock,
    hasher: await createPasswordHasher(),
    brandId,
    orderedBy,
  })
  const roles = createRoleOrders({
    database: createDatabase(pool),
    clock: systemClock,
    brandId,
    orderedBy,
  })
  return {
    ...register,
    roles,
    grantRole: async (username: string, role: string, endsAt: Date | null): Promise<void> =>
      roles.grant({ operatorId: await register.getOperatorId(username), role }, endsAt),
    /** Break-glass is known to every brand's auditors at once. */
    noteBreakGlass: (act: string, username: string): Promise<void> =>
      createDatabase<Record<never, never>>(pool).inTx((tx) =>
        insertSignificantEvent(tx, {
          brandId,
          at: systemClock.now(),
          kind: 'intervention',
          subject: `terminal: ${act}`,
          persons: [orderedBy],
          facts: { target: username },
        }),
      ),
  }
}

/** The operators of a brand and their roles. */
export type Register = Awaited<ReturnType<typeof openRegister>>

/** Gives `work` the register of the brand's operators, directly on the database. */
export const withRegister = async <Result>(
  work: (register: Register) => Promise<Result>,
): Promise<Result> => {
  const server = await openDatabase()
  const pool = createPool(server.url, { max: 2, name: 'trevo operator', role: 'trevo_app' })
  try {
    const { rows } = await pool.query<{ id: number }>(
      'select id from settings.brand where merchant = $1',
      [merchant()],
    )
    const [brand] = rows
    if (!brand) throw new Declined(`There is no brand ${merchant()} (OPERATOR_MERCHANT).`)
    return await work(await openRegister(pool, brand.id))
  } catch (error) {
    if (!isMissingTable(error)) throw error
    throw new Declined('The database is not set up yet: start the server once.')
  } finally {
    await pool.end()
    await server.stop()
  }
}
