import type { Dependencies } from '../../dependencies.ts'
import { listOpenVersions } from '../repository/rounds.ts'

/**
 * Throws when a round is open whose rules are gone: its title's version was raised, and what it was
 * is kept nowhere. To be asked before anything is served, for such a round could not be ended.
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
