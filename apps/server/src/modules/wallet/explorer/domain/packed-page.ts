import { legOf, type ExplainedLeg } from './legs.ts'

/** The names that a page leaves out: of a kind with its own house, if it has one, and of every house. */
export type PackedNames = {
  readonly kinds: ReadonlyMap<number, { readonly name: string; readonly house: string }>
  readonly houses: ReadonlyMap<bigint, string>
}

/**
 * Some thousand transfers as one text, written by the database: it costs the reader less than as many rows. Lines end
 * with U+001E, fields with U+001F: number, milliseconds, kind, source, own id, legs.
 */
export type PackedPage = {
  readonly text: string
  readonly lines: number
  readonly names: PackedNames
}

export type UnpackedTransfer = {
  readonly transferId: string
  readonly at: Date
  readonly kind: string
  readonly source: string
  readonly txnId: string
  readonly amountMinor: bigint
  readonly legs: readonly ExplainedLeg[]
}

export const lineEnd = '\u001E'
export const fieldEnd = '\u001F'

const legsOf = (
  numbers: readonly string[],
  kindHouse: string,
  { houses }: PackedNames,
): ExplainedLeg[] => {
  const legs: ExplainedLeg[] = []
  for (let at = 0; at < numbers.length; at += 2) {
    legs.push(legOf(BigInt(numbers[at] ?? 0), BigInt(numbers[at + 1] ?? 0), houses))
  }
  // An account alone: the other side is the kind's house.
  const [only] = legs
  if (legs.length === 1 && only) legs.push({ house: kindHouse, amountMinor: -only.amountMinor })
  return legs
}

/** The transfers of a page, in the order of their numbers. */
export function* unpackPage({
  text,
  names,
}: Omit<PackedPage, 'lines'>): Generator<UnpackedTransfer> {
  if (text === '') return
  for (const line of text.split(lineEnd)) {
    const [transferId = '', ms, kind, source = '', txnId = '', amount = '0', legs = ''] =
      line.split(fieldEnd)
    const { name = '', house = '' } = names.kinds.get(Number(kind)) ?? {}
    yield {
      transferId,
      at: new Date(Number(ms)),
      kind: name,
      source,
      txnId,
      amountMinor: BigInt(amount),
      legs: legsOf(legs.split(','), house, names),
    }
  }
}
