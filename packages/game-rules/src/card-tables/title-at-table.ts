import { entryOf } from '../sit-and-go/sit-and-go.ts'
import type { CardTableTitle } from './card-table.ts'

/**
 * A title as it is at one of its tables: at a sit-and-go with the seats and entries of the tournament,
 * and without its cash tables. Throws RangeError if the title has no such tournament.
 */
export const titleAtTable = <Title extends CardTableTitle>(
  title: Title,
  sitAndGoCode: string | null,
): Title => {
  if (sitAndGoCode === null) return title
  const sitAndGo = title.sitAndGos?.find(({ code }) => code === sitAndGoCode)
  if (!sitAndGo) throw new RangeError(`${title.gameCode} has no sit-and-go ${sitAndGoCode}`)
  const { cash: _, ...rest } = title
  return {
    ...rest,
    sitAndGo,
    seatCount: sitAndGo.seatCount,
    entriesMinor: sitAndGo.buyInsMinor.map((buyInMinor) => entryOf(sitAndGo, buyInMinor)),
    rakeBp: 0,
  } as unknown as Title // only optional parts are removed or added
}
