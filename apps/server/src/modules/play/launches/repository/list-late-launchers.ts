import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { PlayTables } from '../../common/repository/tables.ts'
import { launchTtlMs } from '../domain/launch-ttl.ts'

export type LateLaunchPage = {
  /** The games, by the catalogue's number. */
  readonly nodeIds: readonly number[]
  readonly from: Date
  readonly until: Date
  readonly lateAfterSec: number
  readonly afterId: bigint
  readonly limit: number
}

/**
 * Members who launched one of these games in a span of time, which the vendor then opened late or never, by rising
 * number. A launch that a newer one of the member replaced does not count.
 */
export const listLateLaunchers = async (
  { db }: Pick<Database<PlayTables>, 'db'>,
  { nodeIds, from, until, lateAfterSec, afterId, limit }: LateLaunchPage,
): Promise<readonly bigint[]> => {
  const { rows } = await sql<{ member_id: bigint }>`
    select distinct l.member_id from play.launch l
    where l.expires_at >= ${new Date(from.getTime() + launchTtlMs)}
      and l.expires_at < ${new Date(until.getTime() + launchTtlMs)}
      and l.node_id = any(${[...nodeIds]}::integer[]) and l.member_id > ${afterId}
      and (l.used_at is null or l.used_at > l.created_at + make_interval(secs => ${lateAfterSec}))
      and not exists (select from play.launch newer where newer.member_id = l.member_id
        and newer.vendor = l.vendor and newer.created_at > l.created_at and newer.created_at = l.used_at
        and newer.expires_at >= l.expires_at and newer.expires_at < ${new Date(until.getTime() + 2 * launchTtlMs)})
    order by l.member_id limit ${limit}`.execute(db)
  return rows.map(({ member_id: memberId }) => memberId)
}
