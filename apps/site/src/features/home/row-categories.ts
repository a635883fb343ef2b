/** HOME-8: shown separately above, so not a category row. */
const notInLoop = new Set(['HOME', 'HOT', 'RNG', 'PROVIDER'])

/** The categories that get a row of their own, in the order given. */
export const rowCategories = <Menu extends { readonly gameCategory: string }>(
  menus: readonly Menu[],
): readonly Menu[] => menus.filter((menu) => !notInLoop.has(menu.gameCategory))
