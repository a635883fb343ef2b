import { foldText } from '@trevo/field-rules/fold-text.ts'

export type SearchOption = {
  readonly key: string
  readonly label: string
  /** The content of the closed button, and of the end of its line. */
  readonly short: string
  /** Address of a small square picture. */
  readonly picture?: string
}

/** As in hasty typing, and without the plus sign. */
const plain = (text: string): string => foldText(text).replaceAll('+', '').trim()

/** Options whose name, short form or key contains the typed text; those that begin with it first. */
export const findOptions = (
  options: readonly SearchOption[],
  typed: string,
): readonly SearchOption[] => {
  const text = plain(typed)
  if (!text) return options
  const rankOf = ({ key, label, short }: SearchOption): number => {
    const words = [plain(label), plain(short), plain(key)]
    if (words.some((word) => word.startsWith(text))) return 0
    return words.some((word) => word.includes(text)) ? 1 : 2
  }
  const ranked = options.map((option) => ({ option, rank: rankOf(option) }))
  return [0, 1].flatMap((rank) =>
    ranked.filter((one) => one.rank === rank).map(({ option }) => option),
  )
}
