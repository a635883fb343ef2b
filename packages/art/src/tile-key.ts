/** The name under which a game's pictures are filed: `TIGRE_DA_SORTE` → `tigre-da-sorte`. */
export const tileKey = (gameCode: string): string =>
  gameCode
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** CARD-4: which of five styles a tile has, 1 to 5. */
export const tileStyle = (nodeId: number): 1 | 2 | 3 | 4 | 5 =>
  ((((nodeId % 5) + 5) % 5) + 1) as 1 | 2 | 3 | 4 | 5 // a remainder of five, plus one

/** Widths every tile is drawn in; heights follow from 3 : 4. */
export const tileWidths = [240, 480] as const
