import type { Tx } from '@trevo/database/connect.ts'
import type { SitAndGo } from '@trevo/game-rules/sit-and-go/sit-and-go.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { changeTable } from '../../common/repository/card-tables.ts'
import type { SeatRow } from '../../tables.ts'
import { beginDeal } from '../../deals/service/begin-deal.ts'
import { fromButton } from '../../common/service/from-button.ts'
import { seatedOf, type OpenTable } from '../../common/service/open-table.ts'
import { cancelSitAndGo } from './cancel-sit-and-go.ts'
import { closeSitAndGo, payPlaces } from './pay-places.ts'
import { awayUntil } from './wait-for-hand.ts'

/** No player came back: places follow from the chips, equal chips share, and no card decides. */
const endByChips = async (
  dependencies: CardDependencies,
  tx: Tx,
  { table, sitAndGo }: Pick<OpenTable, 'table'> & { readonly sitAndGo: SitAndGo },
  inPlay: readonly SeatRow[],
): Promise<void> => {
  const leaving = inPlay.map((seat) => ({ seat, chips: seat.chips }))
  const paid = await payPlaces(dependencies, tx, { table, sitAndGo, stillIn: 0, leaving })
  await closeSitAndGo(dependencies, tx, paid)
}

/**
 * The clock of a tournament between two hands: the next one begins, with every seat that has chips. If all of them
 * have been away for long it ends by chips; if the rules changed since its start it is cancelled.
 */
export const startHand = async (
  dependencies: CardDependencies,
  tx: Tx,
  open: OpenTable,
  sitAndGo: SitAndGo,
): Promise<void> => {
  const { table, game } = open
  const inPlay = fromButton(seatedOf(open), table.button_seat)
  if (table.rules_version !== game.version) {
    return cancelSitAndGo(dependencies, tx, open, inPlay)
  }
  if (inPlay.some(({ is_sitting_out: isAway }) => !isAway)) {
    return beginDeal(dependencies, tx, open, inPlay)
  }
  const until = awayUntil(sitAndGo, inPlay)
  if (until > dependencies.clock.now()) {
    return void (await changeTable(tx, table.id, { deadline_at: until }))
  }
  await endByChips(dependencies, tx, { table, sitAndGo }, inPlay)
}
