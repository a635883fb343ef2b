import { formatMoney } from '@trevo/money/money.ts'
import {
  createPageReader,
  type PackedPage,
  type PackedParty,
  type UnpackedTransfer,
} from '../../wallet/index.ts'
import type { ExportCell } from './export-table.ts'

type KnownMember = { readonly brandId: number; readonly username: string }

/** As `packNames` of the members writes them. */
const unpackNames = (packed: string): Map<string, KnownMember> =>
  new Map(
    (JSON.parse(packed) as [string, number, string][]).map(([id, brandId, username]) => [
      id,
      { brandId, username },
    ]),
  )

/**
 * Movements of the brand's members as lines of a file; `packNames` says who members are, once for each, as one text
 * for ids separated by commas. All pages have the same names.
 */
export const createMovementRows = (
  brandId: number,
  packNames: (memberIds: string) => Promise<string>,
) => {
  const known = new Map<string, KnownMember>()
  const nameOf = (party: PackedParty): string =>
    'house' in party ? party.house : (known.get(party.memberId)?.username ?? '')
  const rowOf = (one: UnpackedTransfer): readonly ExportCell[] => [
    one.atMs,
    one.transferId,
    one.kind,
    one.givers.map(nameOf).join(', '),
    one.receivers.map(nameOf).join(', '),
    formatMoney(one.amountMinor),
    one.source,
    one.txnId,
  ]

  const listUnknown = (moved: readonly UnpackedTransfer[]): ReadonlySet<string> => {
    const unknown = new Set<string>()
    const look = (party: PackedParty): void => {
      if ('memberId' in party && !known.has(party.memberId)) unknown.add(party.memberId)
    }
    for (const { givers, receivers } of moved) {
      for (const party of givers) look(party)
      for (const party of receivers) look(party)
    }
    return unknown
  }
  const isOthers = (party: PackedParty): boolean =>
    'memberId' in party && known.get(party.memberId)?.brandId !== brandId
  const isMember = (party: PackedParty): boolean => 'memberId' in party
  const isOfBrand = ({ givers, receivers }: UnpackedTransfer): boolean =>
    !givers.some(isOthers) &&
    !receivers.some(isOthers) &&
    (givers.some(isMember) || receivers.some(isMember))

  let read: ReturnType<typeof createPageReader> | undefined
  return async (page: PackedPage): Promise<readonly (readonly ExportCell[])[]> => {
    read ??= createPageReader(page.names)
    const moved = read(page)
    const unknown = listUnknown(moved)
    if (unknown.size > 0) {
      const found = unpackNames(await packNames([...unknown].join(',')))
      for (const id of unknown) known.set(id, found.get(id) ?? { brandId: 0, username: '' })
    }
    return moved.filter(isOfBrand).map(rowOf)
  }
}
