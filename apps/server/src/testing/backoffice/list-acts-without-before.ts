import type { Pool } from '@trevo/database/connect.ts'

/**
 * The acts of a test's operators of which no row of the audit says what was before: those that begin
 * something, or change nothing that is not in the request.
 */
export const listActsWithoutBefore = async (pool: Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ act: string }>(
    'select act from staff.audit group by act having count(before) = 0 order by act',
  )
  return rows.map(({ act }) => act)
}
