/**
 * Does the same for each item in turn; a failing one does not prevent the others.
 * @throws the errors, after all of them were tried.
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
