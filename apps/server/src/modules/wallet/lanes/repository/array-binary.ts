// Arrays as arguments in PostgreSQL's binary format (array_recv): dimensions, whether there are nulls,
// the type of the elements; the length and lower bound of the dimension; then each element after its length.
// Written here because the driver sends text, which takes three times as long.

const typeOid = { boolean: 16, bigint: 20, smallint: 21, integer: 23, text: 25 } as const
const headSize = 20
const lengthSize = 4
const nullLength = -1

const writeHead = (view: DataView, count: number, type: keyof typeof typeOid): void => {
  view.setInt32(0, 1)
  view.setInt32(4, 1)
  view.setInt32(8, typeOid[type])
  view.setInt32(12, count)
  view.setInt32(16, 1)
}

/** An array of numbers of one type: `write` puts an item's field at its element's offset. */
const createWriter =
  <Value>(
    type: keyof typeof typeOid,
    size: number,
    write: (view: DataView, at: number, value: Value) => void,
  ) =>
  <Item>(items: readonly Item[], field: (item: Item) => Value): Buffer => {
    const step = lengthSize + size
    const bytes = Buffer.allocUnsafe(headSize + step * items.length)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    writeHead(view, items.length, type)
    let at = headSize
    for (const item of items) {
      view.setInt32(at, size)
      write(view, at + lengthSize, field(item))
      at += step
    }
    return bytes
  }

/** @throws RangeError if a value does not fit into 64 bits, because a view would truncate it. */
export const bigints = createWriter<bigint>('bigint', 8, (view, at, value) => {
  if (BigInt.asIntN(64, value) !== value) throw new RangeError(`wallet: ${value} has over 64 bits`)
  view.setBigInt64(at, value)
})
/** From non-negative, exact integers. */
export const bigintsOfNumbers = createWriter<number>('bigint', 8, (view, at, value) => {
  view.setInt32(at, Math.floor(value / 2 ** 32))
  view.setUint32(at + 4, value)
})
export const integers = createWriter<number>('integer', 4, (view, at, value) =>
  view.setInt32(at, value),
)
export const smallints = createWriter<number>('smallint', 2, (view, at, value) =>
  view.setInt16(at, value),
)
export const booleans = createWriter<boolean>('boolean', 1, (view, at, value) =>
  view.setUint8(at, value ? 1 : 0),
)

const bytesPerUnitMax = 3

export const texts = <Item>(
  items: readonly Item[],
  field: (item: Item) => string | null,
): Buffer => {
  const values = items.map(field)
  let sizeMax = headSize
  for (const value of values) sizeMax += lengthSize + bytesPerUnitMax * (value?.length ?? 0)
  const bytes = Buffer.allocUnsafe(sizeMax)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  writeHead(view, values.length, 'text')
  let at = headSize
  for (const value of values) {
    const size = value === null ? nullLength : bytes.write(value, at + lengthSize)
    view.setInt32(at, size)
    at += lengthSize + Math.max(0, size)
  }
  return bytes.subarray(0, at)
}
