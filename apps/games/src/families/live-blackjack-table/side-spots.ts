import { betNames } from '@trevo/game-rules/blackjack/names.ts'
import { sideBetPlaces } from '@trevo/game-rules/blackjack-table/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Table } from '../../widgets/table/create-table.ts'

/** The places of the side bets. */
export const createSideSpots = (table: Table, language: LanguageCode): readonly HTMLElement[] =>
  sideBetPlaces.map((id) =>
    table.namedSpot({ id, name: betNames(id)[language], className: 'seven-side-bet' }),
  )
