/** A statement takes 65,535 parameters at most. */
const chunkMax = 5_000

/** Queries many items in several statements, one after the other. */
export const inChunks = async <Item, Found>(
  items: readonly Item[],
  ask: (chunk: Item[]) => Promise<readonly Found[]>,
): Promise<Found[]> => {
  const found: Found[] = []
  for (let at = 0; at < items.length; at += chunkMax) {
    found.push(...(await ask(items.slice(at, at + chunkMax))))
  }
  return found
}
