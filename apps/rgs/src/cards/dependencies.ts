import type { Kysely } from 'kysely'
import type { Dependencies } from '../dependencies.ts'
import type { CardTables } from './tables.ts'
import type { PlayableCardGame } from '@trevo/titles/card-games/find-card-game.ts'

/** What the use cases of card tables need: what the game server has, and the games. */
export type CardDependencies = Dependencies & {
  readonly findCardGame: (gameCode: string) => PlayableCardGame | undefined
  /** Notifies this process that a table changed: its viewers here need not wait. */
  readonly noteChange: (tableId: string) => void
}

/** The game server's own database, with the tables of this part. */
export const cardDb = ({ database }: Pick<CardDependencies, 'database'>): Kysely<CardTables> =>
  database.db.withTables<CardTables>()
