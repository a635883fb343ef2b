import { legOf } from './legs.ts'

/** The names that a page leaves out: of a kind with its own house, if it has one, and of every house. */
export type PackedNames = {
  readonly kinds: ReadonlyMap<number, { readonly name: string; readonly house: string }>
  readonly houses: ReadonlyMap<bigint, string>
}

/**
 * Some thousand transfers as one text, written by the database: it costs the reader less than as many rows. Lines end
 * with U+001E, fields with U+001F: number, seconds since 1970 with their fraction, kind, source, own id, amount, and
 * account and amount of each leg in turn, or the account alone that got the amount.
 */
export type PackedPage = {
  readonly text: string
  readonly lines: number
  readonly names: PackedNames
}

/** Whose account a leg is of. */
export type PackedParty = { readonly memberId: string } | { readonly house: string }

export type UnpackedTransfer = {
  readonly transferId: string
  /** Milliseconds since 1970. */
  readonly atMs: number
  readonly kind: string
  readonly source: string
  readonly txnId: string
  readonly amountMinor: bigint
  /** The owners of accounts that the amount was taken from, and of those that got it. */
  readonly givers: readonly PackedParty[]
  readonly receivers: readonly PackedParty[]
}

export const lineEnd = '\u001E'
export const fieldEnd = '\u001F'

const partyOf = (code: bigint, houses: PackedNames['houses']): PackedParty => {
  const leg = legOf(code, 0n, houses)
  return 'house' in leg ? { house: leg.house } : { memberId: String(leg.memberId) }
}

const isNegative = (amount = ''): boolean => amount.startsWith('-')

/**
 * Reads pages that have the same names. A million lines are read one after the other, so that the owner of an account
 * is looked up once, and amounts that are not shown stay text.
 */
export const createPageReader = (names: PackedNames) => {
  const parties = new Map<string, PackedParty>()
  const findParty = (code: string): PackedParty => {
    const known = parties.get(code)
    if (known) return known
    const found = partyOf(BigInt(code), names.houses)
    parties.set(code, found)
    return found
  }

  const readLine = (line: string): UnpackedTransfer => {
    const [transferId = '', seconds, kind, source = '', txnId = '', amount = '0', legs = ''] =
      line.split(fieldEnd)
    const { name = '', house = '' } = names.kinds.get(Number(kind)) ?? {}
    const [givers, receivers]: [PackedParty[], PackedParty[]] = [[], []]
    if (legs.includes(',')) {
      const numbers = legs.split(',')
      for (let at = 1; at < numbers.length; at += 2) {
        const side = isNegative(numbers[at]) ? givers : receivers
        side.push(findParty(numbers[at - 1] ?? '0'))
      }
    } else {
      const isTaken = isNegative(amount)
      ;(isTaken ? givers : receivers).push(findParty(legs))
      ;(isTaken ? receivers : givers).push({ house })
    }
    // The ledger's instants are whole microseconds, which a double of seconds does not hold exactly.
    const atMs = Math.floor(Math.round(Number(seconds) * 1_000_000) / 1_000)
    return {
      transferId,
      atMs,
      kind: name,
      source,
      txnId,
      amountMinor: BigInt(amount),
      givers,
      receivers,
    }
  }

  /** The transfers of a page, in the order of their numbers. */
  return ({ text }: { readonly text: string }): readonly UnpackedTransfer[] =>
    text === '' ? [] : text.split(lineEnd).map(readLine)
}
