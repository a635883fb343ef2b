import { formatMoney } from '@trevo/money/money.ts'
import { unpackPage, type PackedPage, type UnpackedTransfer } from '../../wallet/index.ts'
import type { ExportCell } from './export-table.ts'

const membersOf = ({ legs }: UnpackedTransfer): bigint[] =>
  legs.flatMap((leg) => ('memberId' in leg ? [leg.memberId] : []))

type KnownMember = { readonly brandId: number; readonly username: string }

/** As `packNames` of the members writes them. */
const unpackNames = (packed: string): Map<bigint, KnownMember> =>
  new Map(
    (JSON.parse(packed) as [string, number, string][]).map(([id, brandId, username]) => [
      BigInt(id),
      { brandId, username },
    ]),
  )

/**
 * Movements of the brand's members as lines of a file; `packNames` says who members are, once for each, as one text
 * for ids separated by commas.
 */
export const createMovementRows = (
  brandId: number,
  packNames: (memberIds: string) => Promise<string>,
) => {
  const known = new Map<bigint, KnownMember>()
  const rowOf = (one: UnpackedTransfer): readonly ExportCell[] => {
    const side = (isGiver: boolean): string =>
      one.legs
        .filter(({ amountMinor }) => amountMinor < 0n === isGiver)
        .map((leg) => ('house' in leg ? leg.house : (known.get(leg.memberId)?.username ?? '')))
        .join(', ')
    return [
      one.at.toISOString(),
      one.transferId,
      one.kind,
      side(true),
      side(false),
      formatMoney(one.amountMinor),
      one.source,
      one.txnId,
    ]
  }
  return async (page: PackedPage): Promise<readonly (readonly ExportCell[])[]> => {
    const moved = [...unpackPage(page)]
    const unknown = [...new Set(moved.flatMap(membersOf))].filter((id) => !known.has(id))
    if (unknown.length > 0) {
      const found = unpackNames(await packNames(unknown.join(',')))
      for (const id of unknown) known.set(id, found.get(id) ?? { brandId: 0, username: '' })
    }
    return moved
      .filter((one) => {
        const members = membersOf(one)
        return members.length > 0 && members.every((id) => known.get(id)?.brandId === brandId)
      })
      .map(rowOf)
  }
}
