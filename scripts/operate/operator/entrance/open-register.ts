import { hostname, userInfo } from 'node:os'
import path from 'node:path'
import { systemClock } from '../../../../packages/platform/src/clock.ts'
import {
  createOperatorRegister,
  createPasswordHasher,
  type OperatorRegister,
} from '../../../../apps/server/src/modules/identity/commands.ts'
import { createDatabase, createPool } from '../../../../packages/database/src/connect.ts'
import { startEmbedded } from '../../../../packages/database/src/embedded.ts'
import { Declined } from '../declined.ts'

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

/** Gives `work` the register of the brand's operators, straight on the database. */
export const withRegister = async <Result>(
  work: (register: OperatorRegister) => Promise<Result>,
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
    const register = createOperatorRegister({
      database: createDatabase(pool),
      clock: systemClock,
      hasher: await createPasswordHasher(),
      brandId: brand.id,
      orderedBy: `${userInfo().username}@${hostname()}`,
    })
    return await work(register)
  } catch (error) {
    if (!isMissingTable(error)) throw error
    throw new Declined('The database is not set up yet: start the server once.')
  } finally {
    await pool.end()
    await server.stop()
  }
}
