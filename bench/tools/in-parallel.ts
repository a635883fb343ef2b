/** Runs `work` for each number below `count`, `callers` at a time. */
export const inParallel = async (
  callers: number,
  count: number,
  work: (index: number) => Promise<void>,
): Promise<void> => {
  let next = 0
  const loop = async () => {
    for (let index = next++; index < count; index = next++) await work(index)
  }
  await Promise.all(Array.from({ length: callers }, loop))
}
