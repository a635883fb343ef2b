/** Does the work for every item, so many at a time; one that fails does not stop the others. Throws at the end. */
export const inLanes = async <Item>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const failures: unknown[] = []
  const rest = items.values()
  const lane = async () => {
    for (const item of rest) await work(item).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane))
  if (failures.length > 0) throw new AggregateError(failures, 'some items failed')
}
