import type { Dependencies } from '../../dependencies.ts'
import { listOpenVersions } from '../repository/rounds.ts'

/**
 * Throws if a round is open whose rules are gone: its title's version was raised, and the old rules were not kept.
 * Call it before anything is served, because such a round could not be ended.
 */
export const requireRules = async ({
  database,
  findTitle,
}: Pick<Dependencies, 'database' | 'findTitle'>): Promise<void> => {
  const open = await listOpenVersions(database.db)
  const gone = open.filter(
    ({ game_code: gameCode, maths_version: version }) =>
      findTitle(gameCode, version)?.title.version !== version,
  )
  if (gone.length === 0) return
  const named = gone.map((one) => `${one.game_code}/${one.maths_version} (${one.count})`)
  throw new Error(`open rounds whose rules are gone, keep maths-<version>.ts: ${named.join(', ')}`)
}
