const marks = /\p{M}/gu

/** Removes accents and capitals, as in hasty typing: `vulcao` finds `Vulcão`. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(marks, '').toLowerCase()
