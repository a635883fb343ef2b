import { fileURLToPath } from 'node:url'
import type { MigrationSet } from '@trevo/database/migrate.ts'

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The schemas of the game server: rounds, and the tables of players. */
export const migrationSets: readonly MigrationSet[] = [
  { module: 'rgs', folder: folder('../migrations') },
  { module: 'cards', folder: folder('./cards/migrations') },
]
