import type { SystemNeeds } from './needs.ts'
import { listRuns } from './repository/copies.ts'
import { countUnequal } from './repository/files.ts'
import { createActOnSystem } from './service/act-on-system.ts'
import { createKeepCopy, signEveryMs } from './service/keep-copy.ts'
import { createShowDossier } from './service/show-dossier.ts'
import { createShowSystem } from './service/show-system.ts'

const findingsShown = 10
const twoDaysMs = 2 * 86_400_000

/** Copies whose files were not as they were built when they last looked. */
export const createCountUnequalFiles =
  ({ database, clock }: Pick<SystemNeeds, 'database' | 'clock'>) =>
  (): Promise<number> =>
    countUnequal(database.db, new Date(clock.now().getTime() - twoDaysMs))

/** What runs: copies of the server, their jobs, queues, errors, keys and files. */
export const createSystem = (needs: SystemNeeds) => {
  const copy = createKeepCopy(needs)
  return {
    /** This copy's own row; begins when it listens. */
    copy,
    ...createShowSystem(needs),
    ...createActOnSystem(needs),
    /** When copies that serve visitors ran, of those with a sign since an instant. */
    listRunning: async (since: Date) => {
      const rows = await listRuns(needs.database.db, 'web', since)
      return rows.map(({ started_at: from, seen_at, stopped_at }) => ({
        from,
        until: stopped_at ?? new Date(seen_at.getTime() + signEveryMs),
      }))
    },
    showDossier: createShowDossier(needs),
    /** Data differ that no code of ours changed, as a proof found. */
    noteDataChanged: (subject: string, findings: readonly string[]): Promise<void> =>
      needs.reports.noteEvent({
        kind: 'data_changed',
        subject,
        facts: { finding: findings.slice(0, findingsShown).join('; ') },
      }),
  }
}
export type System = ReturnType<typeof createSystem>
