/**
 * Does the same for one after the other; one that fails keeps no other from it.
 * @throws what went wrong, once all of them were tried.
 */
export const doEach = async <One>(
  all: Iterable<One>,
  work: (one: One) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = []
  for (const one of all) {
    try {
      await work(one)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of them failed`)
}
