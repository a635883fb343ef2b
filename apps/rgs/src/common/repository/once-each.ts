/**
 * The commands of a set without repeated ids. The first of each id is answered; the others may come from another
 * player, so each is retried separately.
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
