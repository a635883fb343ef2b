/**
 * Commands of a set without those whose id came before. The first one is answered for; of the others
 * nobody knows whose they are, so each is asked for by itself.
 */
export const onceEach = <Command extends { readonly id: string }>(
  commands: readonly Command[],
): readonly Command[] => {
  const seen = new Set<string>()
  return commands.filter(({ id }) => {
    const isFirst = !seen.has(id)
    seen.add(id)
    return isFirst
  })
}
